import { buyerRecords } from '@/content/buyers';
import { unitedStates } from '@/content/buyers/united-states';
import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { gapPages } from '@/content/gaps';
import type { LetterId } from '@/content/letters';
import type { LetterRecord } from '@/content/letters/types';
import { certificationPath } from '@/content/navigation';
import { buyersCopy } from '@/content/page-copy/buyers';
import { letterLabels } from '@/content/page-copy/letters';
import { decisions, firstCopy, pathwayNotes, planCopy, questionCopy } from '@/content/page-copy/planner';
import { pathways } from '@/content/pathways';
import { actions, noTime } from '@/content/planner/actions';
import { plannerBuyers } from '@/content/planner/buyers';
import {
  type BuyerCode,
  type HomeCountryCode,
  type QuestionField,
  questionFields,
} from '@/content/planner/codes';
import { credits } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { auditCalendar, gates } from '@/content/planner/gates';
import { legalDates } from '@/content/planner/legal-dates';
import { deadlineVerdicts, linkNotices, messages } from '@/content/planner/messages';
import { buyerQuestions, limitations, tasks } from '@/content/planner/questions';
import { remarks } from '@/content/planner/remarks';
import { rules } from '@/content/planner/rules';
import { stageCopy } from '@/content/planner/stages';
import { upkeep } from '@/content/planner/upkeep';
import type { Statement } from '@/content/statement';
import { addressHost, addressTarget } from '../../addresses/addresses';
import { budgetCopy } from '../../budget/budget-copy';
import { buyerPath } from '../../buyers/statements';
import { withCertainty } from '../../certainty/certainty-labels';
import { dayOf, factOf } from '../../facts/facts';
import { formatDate, formatRange } from '../../figures/format';
import { gapPath } from '../../gaps/path';
import { letterById } from '../../letters/letter';
import { rulePath } from '../../rules/register';
import { fill } from '../../text/fill';
import { parseText, plainText, plainTexts, printedText } from '../../text/rich-text';
import { plannerData } from '../engine/data';
import type { Upkeep } from '../engine/upkeep';

const byId = <T extends { id: string }, V>(list: readonly T[], value: (entry: T) => V) =>
  Object.fromEntries(list.map((entry) => [entry.id, value(entry)])) as Readonly<Record<string, V>>;
const labels = (options: readonly { code: string; label: string }[]) =>
  Object.fromEntries(options.map(({ code, label }) => [code, label])) as Readonly<Record<string, string>>;
const bySlug = <V>(value: (slug: (typeof certificationSlugs)[number]) => V) =>
  Object.fromEntries(certificationSlugs.map((slug) => [slug, value(slug)])) as Readonly<Record<string, V>>;

/** Returns a statement with the label of its certainty; a question has no label. */
const statementOf = ({ text, certainty }: Statement): string =>
  printedText(withCertainty(plainText(text), certainty));

/** Returns the text on the lowest marking from a buyer’s page and the path of that page; empty for a buyer without a page. */
function pageOf(code: BuyerCode) {
  const record = buyerRecords.find((buyer) => buyer.code === code);
  if (!record) return code === unitedStates.code ? { path: `/buyers/${unitedStates.slug}` } : {};
  const [lowest] = record.markings;
  const ask = 'ask' in lowest ? fill(` ${buyersCopy.askWhom}`, { whom: lowest.ask }) : '';
  return {
    restricted: plainText(`${lowest.marking}: ${lowest.needs}${ask}`),
    path: buyerPath(record.slug),
  };
}

/** Copy of the first actions that the browser prints; the sentence for no plan is in the page. */
const { empty: _, ...firstWords } = firstCopy;

/** All texts of a plan, as plain text: the browser loads them from /planner.json, not from a script. */
export const plannerWords = {
  copy: planCopy,
  certifications: bySlug((slug) => ({
    name: certificationBySlug[slug].title,
    path: certificationPath(slug),
    phases: certificationBySlug[slug].phases.map(({ name }) => name),
    ...decisions[slug],
  })),
  /** Gap table that explains a credit row by row. */
  gaps: Object.fromEntries(
    credits.flatMap(({ id, held, asked }) =>
      gapPages
        .filter((table) => table.source.certification === held && table.target.certification === asked)
        .map(({ slug, title }) => [id, { name: title, path: gapPath(slug) }]),
    ),
  ) as Readonly<Record<string, { name: string; path: string }>>,
  /** Why one certification waits for another, by edge id. */
  waits: byId(edges, ({ why }) => plainText(why)),
  rules: byId(rules, ({ reason, detail }) => plainText(detail ? `${reason} ${detail}` : reason)),
  /** Rules whose reason is shown above the plan; rules by their role. */
  prominent: rules.filter(({ prominent }) => prominent).map(({ id }) => id),
  roles: plannerData.roles,
  /** Versions of rule texts by home country. */
  bySeat: Object.fromEntries(rules.flatMap(({ id, bySeat }) => (bySeat ? [[id, bySeat]] : []))) as Readonly<
    Record<string, Readonly<Record<HomeCountryCode, string>>>
  >,
  stages: stageCopy,
  deadlineVerdicts,
  /** First actions: texts resolved, each office with its address. */
  actions: byId(actions, ({ title, why, to, letters, noLetter, back, howLong }) => ({
    title,
    why: parseText(why, { terms: false }),
    to: to.map(({ name, address, note }) => ({
      name,
      ...(address && {
        address: { kind: 'address', label: [addressHost(address)], ...addressTarget(address) } as const,
      }),
      ...(note && { note: plainText(note) }),
    })),
    letters: letters.map(({ letter, question, civil }) => ({
      letter,
      ...(question && { question }),
      ...(civil && { civil }),
    })),
    ...(noLetter && { noLetter: parseText(noLetter, { terms: false }) }),
    back: statementOf(back),
    howLong: howLong.map(statementOf),
  })),
  first: firstWords,
  noTime,
  /** The letters of these actions in English, with their blanks; of other versions only the language. */
  letters: Object.fromEntries(
    [...new Set(actions.flatMap(({ letters }) => letters.map(({ letter }) => String(letter))))].map((id) => {
      const { title, versions } = letterById(id as LetterId);
      const [english, ...others] = versions;
      return [id, { title, versions: [english, ...others.map(({ lang }) => ({ lang }))] }];
    }),
  ) as Readonly<Record<string, Pick<LetterRecord, 'title' | 'versions'>>>,
  letter: letterLabels,
  /** The pages print these texts with links to the glossary, the browser without. */
  budget: plainTexts(budgetCopy),
  linkNotices,
  gates: byId(gates, ({ name, who, text, certification }) => ({
    name,
    who,
    text: plainText(text),
    certification,
  })),
  upkeep: Object.fromEntries(Object.entries(upkeep).map(([slug, { name }]) => [slug, { name }])) as Upkeep,
  questions: byId(buyerQuestions, ({ text }) => text),
  tasks: byId(tasks, ({ text }) => text),
  promises: byId(limitations, ({ text }) => text),
  remarks: byId(remarks, ({ text }) => plainText(text)),
  dates: byId(legalDates, ({ id }) => {
    const { title, label = title, text, action } = factOf(id);
    return { day: formatDate(dayOf(id)), label, text: plainText(`${text} ${action}`), path: rulePath(id) };
  }),
  buyers: Object.fromEntries(
    plannerBuyers.map(({ code, name, tasks: buyerTasks, restricted }) => [
      code,
      { name, tasks: buyerTasks, restricted, ...pageOf(code) },
    ]),
  ) as Readonly<
    Record<string, { name: string; tasks: readonly string[]; restricted?: string; path?: string }>
  >,
  questionNames: Object.fromEntries(
    questionFields.map((field) => [field, questionCopy[field].label]),
  ) as Readonly<Record<QuestionField, string>>,
  answers: {
    products: labels(questionCopy.products.options),
    data: labels(questionCopy.data.options),
    homeCountry: labels(questionCopy.homeCountry.options),
    usItem: labels(questionCopy.usItem.options),
    usPerson: labels(questionCopy.usPerson.options),
    size: labels(questionCopy.size.options),
    weapon: labels(questionCopy.weapon.options),
  },
  pathways: byId(pathways, ({ id, name, duration, cost }) => ({
    name,
    months: formatRange(duration),
    cost: formatRange(cost),
    note: pathwayNotes[id] ?? '',
  })),
  messages: {
    incomplete: plainText(messages.incomplete),
    energetics: {
      title: plainText(messages.energetics.title),
      text: plainText(messages.energetics.text),
    },
    dates: plainText(messages.dates),
  },
  auditCalendar,
} as const;

/** Texts of a plan, loaded when the first plan is shown. */
export type PlannerWords = typeof plannerWords;
