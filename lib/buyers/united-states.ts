import { type BuyerSection, type BuyerStatement, topicIds } from '@/content/buyers/types';
import {
  type DronePart,
  droneParts,
  firstAnswers,
  offerFile,
  orderSteps,
  orderTimes,
  type PartsRule,
  partsOpen,
  partsRules,
  timeOpen,
  usOffices,
  usTopics,
} from '@/content/buyers/united-states';
import { type FactId, facts } from '@/content/facts';
import { buyersCopy } from '@/content/page-copy/buyers';
import { unitedStatesCopy as copy } from '@/content/page-copy/united-states';
import { contactLines } from '../addresses/contacts';
import { rulePath, rulesByState } from '../rules/register';
import { fill } from '../text/fill';
import { resolveEntry, topicFragment } from './statements';

const { known, offer, offices, rules, steps, times } = copy;

/** Returns the id of a rule's row in the table. */
const ruleId = (fact: FactId) => `rule-${fact}`;

/** A part in the drawing of a drone: links to the rules that name it, and whether one of them is in force. */
export interface LabeledPart {
  id: DronePart['id'];
  name: string;
  rules: readonly { label: string; href: string }[];
  inForce: boolean;
}

/** The rules that are in force on the build date. */
const inForce = new Set(rulesByState['in-force'].map(({ id }) => id));

/** The parts in the drawing, in its order. */
export const labeledParts: readonly LabeledPart[] = droneParts.map(({ rules: named, ...part }) => {
  const naming = named.map((id) => partsRules.find(({ fact }) => fact === id) as PartsRule);
  return {
    ...part,
    rules: naming.map(({ short, fact }) => ({ label: short, href: `#${ruleId(fact)}` })),
    inForce: naming.some(({ coming, fact }) => !coming || inForce.has(fact)),
  };
});

/** The sections after the three answers and the drawing: parts check, steps, rules and practice. */
const sections: readonly BuyerSection[] = [
  {
    ...rules,
    size: 'sub',
    theme: 'tint',
    table: {
      columns: rules.columns,
      rows: partsRules.map(({ name, fact, parts: covered, from, show }) => ({
        id: ruleId(fact),
        cells: [
          // The rule, linked to its entry in the register if it has one.
          'lane' in facts[fact] ? `[${name}](${rulePath(fact)})` : name,
          covered,
          { ...resolveEntry({ fact }), text: from, ask: undefined },
          show,
        ],
      })),
    },
    rows: [{ ...rules.open, lines: [...partsOpen, { fact: 'blue-list' }] }],
  },
  {
    ...steps,
    steps: orderSteps.map(({ title, text, paper }) => ({
      title,
      text: paper ? text + fill(steps.paper, { paper }) : text,
    })),
    rows: [
      { ...offer, steps: offerFile },
      { ...times, lines: timeOpen, facts: orderTimes.map(({ what, ...time }) => ({ name: what, ...time })) },
    ],
  },
  {
    ...known,
    size: 'sub',
    rows: [
      ...topicIds.flatMap((id) => {
        const topic = usTopics[id];
        return topic
          ? [
              {
                id: topicFragment(id),
                title: known.names[id] ?? buyersCopy.topics[id],
                answer: topic.short,
                lines: topic.facts,
              },
            ]
          : [];
      }),
      {
        ...offices,
        facts: usOffices.map(({ what, offices: at }) => ({
          name: what,
          lines: at.flatMap(([name, address, contact]): BuyerStatement[] => {
            const link = `[${name}](address:${address})`;
            return contact ? contactLines(contact, link) : [link];
          }),
        })),
      },
    ],
  },
];

/** The statements of the page, section by section, in page order. */
export const usContent = {
  answers: firstAnswers.map(({ lines, ...row }) => ({ ...row, text: lines })),
  sections,
};
