import { type BuyerSection, type BuyerStatement, topicIds } from '@/content/buyers/types';
import {
  firstAnswers,
  offerFile,
  orderSteps,
  orderTimes,
  partsOpen,
  partsRules,
  timeOpen,
  usOffices,
  usTopics,
} from '@/content/buyers/united-states';
import { facts } from '@/content/facts';
import { buyersCopy } from '@/content/page-copy/buyers';
import { unitedStatesCopy as copy } from '@/content/page-copy/united-states';
import { contactLines } from '../addresses/contacts';
import { rulePath } from '../rules/register';
import { fill } from '../text/fill';
import { resolveEntry, topicFragment } from './statements';

const { known, offer, offices, parts, steps, times } = copy;

/** The sections after the three answers: parts check, steps, rules and practice. */
export const usSections: readonly BuyerSection[] = [
  {
    ...parts,
    theme: 'tint',
    table: {
      columns: parts.columns,
      rows: partsRules.map(({ name, fact, parts: covered, from, show }) => ({
        cells: [
          // The rule, linked to its entry in the register if it has one.
          'lane' in facts[fact] ? `[${name}](${rulePath(fact)})` : name,
          covered,
          { ...resolveEntry({ fact }), text: from, ask: undefined },
          show,
        ],
      })),
    },
    rows: [{ ...parts.open, lines: [...partsOpen, { fact: 'blue-list' }] }],
  },
  {
    ...steps,
    line: true,
    steps: orderSteps.map(({ title, text, paper }) => ({
      title,
      text: paper ? text + fill(steps.paper, { paper }) : text,
    })),
    rows: [
      { ...offer, steps: offerFile },
      { ...times, facts: orderTimes.map(({ what, ...time }) => ({ name: what, ...time })), lines: timeOpen },
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

/** The content of the page in order, for its date and sources. */
export const usContent = [firstAnswers, usSections];
