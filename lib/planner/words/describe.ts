import { formatRange } from '../../figures/format';
import { fill } from '../../text/fill';
import { sentenceCase } from '../../text/sentence-case';
import { longMonth, shortMonth } from '../engine/calendar-months';
import type { FirstBid } from '../engine/first-bid';
import { addMonths, endMonth, monthNumber, startMonth } from '../engine/months';
import type { OpenQuestion } from '../engine/open-questions';
import type { Answers, DeadlineFit, Item, Month, Pair, Plan, Progress } from '../engine/types';
import type { PlannerWords } from './words';

/** "12–23 months". */
export const monthsText = ([min, max]: Pair): string => formatRange({ min, max, unit: 'months' });
/** "$148,000–270,000". */
export const usdText = ([min, max]: Pair): string => formatRange({ min, max, unit: 'USD' });

/** "Five actions, three letters to send". */
export function firstText({ actions }: Pick<Plan, 'actions'>, words: PlannerWords): string {
  const { first } = words.copy;
  const n = spelled(words, actions.length);
  const letters = actions.filter(({ letter }) => letter !== null).length;
  return fill(letters === 0 ? first.noLetter : letters === 1 ? first.oneLetter : first.manyLetters, {
    actions: fill(actions.length === 1 ? first.one : first.many, { n }),
    n: spelled(words, letters).toLowerCase(),
  });
}

/** So many offices stand in a line; more are those of several nations. */
const named = 2;

/** What to do first, a line each: action, to whom with the official address, how long. */
export const firstLines = ({ actions }: Pick<Plan, 'actions'>, words: PlannerWords) =>
  actions.flatMap(({ id, to, howLong }) => {
    const action = words.actions[id];
    if (!action) return [];
    const offices = to.map((place) => action.to[place]);
    return {
      title: action.title,
      to: offices.length > named ? words.copy.first.national : offices.join('; '),
      howLong: howLong.map((place) => action.howLong[place]).join(' '),
    };
  });

/** What has to stand before a first bid, in short. */
export function firstBidText({ months, open }: FirstBid, { copy: { bid } }: PlannerWords): string {
  if (!months) return open ? bid.open : bid.none;
  return fill(open ? bid.both : bid.months, { months: monthsText(months) });
}

const counted = ({ one, many }: { one: string; many: string }, n: number) =>
  fill(n === 1 ? one : many, { n });
const spelled = (words: PlannerWords, n: number) => words.copy.numbers[n] ?? String(n);

/** The plan in one sentence: heading, announcement and title of the printed page; `open` questions can still change it. */
export function sentenceOf(plan: Plan, words: PlannerWords, open = 0): string {
  const sentence = wholeSentence(plan, words, open > 0);
  const { one, many } = words.copy.partial;
  return open === 0 ? sentence : `${sentence} ${fill(open === 1 ? one : many, { n: spelled(words, open) })}`;
}

function wholeSentence(plan: Plan, words: PlannerWords, partial: boolean): string {
  const { copy, messages } = words;
  if (plan.message === 'incomplete' || plan.message === 'dates') return messages[plan.message];
  const { items, held, gates, total } = plan;
  if (items.length === 0 && plan.message === 'energetics')
    return messages.energetics.split('. ')[0]?.concat('.') ?? '';
  if (items.length === 0) return held.length > 0 ? copy.allHeld : copy.nothing;
  const certifications = fill(items.length === 1 ? copy.certifications.one : copy.certifications.many, {
    n: spelled(words, items.length),
  });
  if (partial)
    return fill(copy.partial.sentence, {
      certifications: certifications.charAt(0).toLowerCase() + certifications.slice(1),
      months: monthsText(total.months),
      usd: usdText(total.usd),
    });
  return fill(copy.sentence, {
    certifications,
    months: monthsText(total.months),
    usd: usdText(total.usd),
    gates:
      gates.length === 0
        ? copy.gates.none
        : fill(gates.length === 1 ? copy.gates.one : copy.gates.many, {
            n: spelled(words, gates.length).toLowerCase(),
          }),
  });
}

/** The plan in two short lines: certifications with months, and the cost; what is not planned is said instead. */
export function peekOf(plan: Plan, words: PlannerWords): readonly [string, string] {
  const { items, total } = plan;
  const { certifications, phone } = words.copy;
  if (items.length === 0) return [sentenceOf(plan, words), ''];
  const { one, many } = certifications;
  return [
    fill(phone.peek, {
      certifications: items.length === 1 ? one : fill(many, { n: items.length }),
      months: monthsText(total.months),
    }),
    usdText(total.usd),
  ];
}

const range = (from: Month, to: Month, copy: PlannerWords['copy']) =>
  from === to ? longMonth(from) : fill(copy.readyRange, { from: longMonth(from), to: longMonth(to) });

/** Months in which the plan, or one certification, can be done: earliest to latest. */
export const doneText = (start: Month, end: Pair, { copy }: PlannerWords): string =>
  range(endMonth(start, end[0]), endMonth(start, end[1]), copy);

/** What stands at the end of a certification's planned phases: it is done, Conditional, prepared, or a phase is complete. */
export function arrivalOf({ done, afterGate, level }: Item): 'done' | 'conditional' | 'prepared' | 'phase' {
  if (done) return level === 2 ? 'conditional' : 'done';
  return afterGate ? 'prepared' : 'phase';
}

const lastPhase = ({ phases }: Item) => phases.at(-1)?.n ?? 1;

/** The same as a label before months, for a table. */
export const arrivalLabel = (item: Item, { copy }: PlannerWords): string =>
  fill(copy.row.label[arrivalOf(item)], { n: lastPhase(item) });

/** The same in a sentence, with its months. */
export function arrivalText(item: Item, { copy }: PlannerWords): string {
  const ends = item.done ?? item.prepared;
  return ends ? fill(copy.row[arrivalOf(item)], { n: lastPhase(item), months: range(...ends, copy) }) : '';
}

/** Verdict on the EAR with its stage; beside an item of the Munitions List ITAR leads. */
export function earVerdict(
  { ear, items }: Pick<Plan, 'ear' | 'items'>,
  { copy, stages, itarLeads }: PlannerWords,
): string {
  if (!ear) return '';
  const leads = items.some(({ rules }) => rules.includes(itarLeads)) ? [copy.ear.itarLeads] : [];
  const { verdict, stage } = ear;
  if (leads.length > 0 && verdict === 'not-needed') return leads.join(' ');
  const said = stage ? `${copy.ear[verdict]}, ${stages[stage]}` : copy.ear[verdict];
  return [`${sentenceCase(said)}.`, ...leads].join(' ');
}

/** The same with its reasons. */
export const earText = (plan: Pick<Plan, 'ear' | 'items'>, words: PlannerWords): string =>
  [earVerdict(plan, words), ...(plan.ear?.rules ?? []).map((id) => words.rules[id])].join(' ');

/** The same in short, for a table: "Feb–Mar 2027", "Nov 2027–Aug 2028". */
export function shortRange(first: Month, last: Month): string {
  const [from, to] = [shortMonth(monthNumber(first)), shortMonth(monthNumber(last))];
  if (from === to) return to;
  return first.slice(0, 4) === last.slice(0, 4) ? `${from.slice(0, 3)}–${to}` : `${from}–${to}`;
}

/** Months in which a certification begins. */
export const startText = (start: Month, begin: Pair, { copy }: PlannerWords): string =>
  range(startMonth(start, begin[0]), startMonth(start, begin[1]), copy);

/** Verdict on a deadline: the engine’s, unless a phase behind a gate, whose months are known, comes before it. */
export function deadlineVerdict(
  { deadline, items }: Plan,
  { copy, rules, certifications }: PlannerWords,
): { mark: DeadlineFit | 'others'; verdict: string; note: string } | null {
  if (!deadline) return null;
  const { fit, rule, verdict } = deadline;
  const gated = fit === 'deadline-missed' ? undefined : items.find(({ afterGate }) => afterGate);
  if (!gated?.afterGate) return { mark: fit, verdict, note: rules[rule] ?? '' };
  const { n, months } = gated.afterGate;
  const name = certifications[gated.certification]?.name ?? '';
  return {
    mark: 'others',
    verdict: copy.depends.verdict,
    note: fill(copy.depends.note, { verdict, name, n, months: monthsText(months) }),
  };
}

/** What the answers to an open question could do to the plan, in words. */
export function effectsOf({ adds, spares, gate, months }: OpenQuestion, words: PlannerWords): string {
  const { partial } = words.copy;
  const names = (slugs: readonly string[]) =>
    slugs.map((slug) => words.certifications[slug]?.name).join(', ');
  return [
    ...(adds.length > 0 ? [fill(partial.adds, { names: names(adds) })] : []),
    ...(spares.length > 0 ? [fill(partial.spares, { names: names(spares) })] : []),
    ...(months ? [fill(partial.months, { months: monthsText(months) })] : []),
    ...(gate ? [partial.gate] : []),
  ].join('; ');
}

/** Sum of the planned phases’ own months; waiting between them left out. */
export const ownMonths = ({ phases }: Item): Pair => [
  phases.reduce((sum, { start, end }) => sum + end[0] - start[0], 0),
  phases.reduce((sum, { start, end }) => sum + end[1] - start[1], 0),
];

/** "2 months". */
export const countOf = (n: number, { copy }: PlannerWords): string => counted(copy.months, n);

/** What lies between an arrival and the deadline, in two pieces: "2 months", "to spare"; less than zero is late. */
export const toDeadline = (months: number, words: PlannerWords): [count: string, sense: string] => {
  const { spare, late } = words.copy.picture;
  return [countOf(Math.abs(months), words), months > 0 ? spare : late];
};

/** What exists of one certification at the deadline. */
export function progressText(
  { certification, done, under }: Progress,
  items: readonly Item[],
  words: PlannerWords,
): string {
  const { name = '', phases = [] } = words.certifications[certification] ?? {};
  const { by } = words.copy;
  const item = items.find((one) => one.certification === certification);
  const planned = item?.phases.length ?? 3;
  const state = under
    ? fill(by.phase, { phase: phases[under.n - 1] ?? '', n: countOf(under.months, words) })
    : done === planned && item?.done
      ? by.done
      : done === 0
        ? by.none
        : fill(by.after, { phase: phases[done - 1] ?? '' });
  return `${name}: ${state}`;
}

/** The answers as one line, for paper. */
export function answersText(
  answers: Answers,
  { answers: labels, buyers, certifications, copy }: PlannerWords,
): string {
  const held = Object.keys(answers.held).map((slug) => certifications[slug]?.name);
  return [
    answers.buyers.map((code) => buyers[code]?.name).join(', '),
    answers.products.map((code) => labels.products[code]).join(', '),
    answers.data.map((code) => labels.data[code]).join(', '),
    labels.homeCountry[answers.homeCountry],
    labels.size[answers.size],
    ...(held.length > 0 ? [`${copy.verdicts.held}: ${held.join(', ')}`] : []),
    longMonth(answers.start),
  ].join('; ');
}

/** The month after the last one of a plan, for checks of held certificates. */
export const planEnd = ({ start, total }: Plan): Month =>
  addMonths(start, Math.max(1, Math.ceil(total.months[1])) - 1);
