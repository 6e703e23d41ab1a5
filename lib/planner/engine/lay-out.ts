import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny } from './conditions';
import { measureDeadline } from './deadline';
import { draft } from './draft';
import { calendarSpan, monthNumber, monthsUntil } from './months';
import { sumPairs } from './schedule';
import type { Answers, Asked, Held, Item, Judged, Pair, Plan, PlannerData } from './types';
import type { Judgment } from './verdicts';

const nothing: Pair = [0, 0];

/** The answer where there is no plan. */
const noPlan = (answers: Answers, message: Plan['message'], gates: Plan['gates'] = []): Plan => ({
  message,
  items: [],
  notNeeded: [],
  ask: [],
  held: [],
  gates,
  total: { months: nothing, usd: nothing },
  deadline: null,
  notes: message === 'dates' ? ['D4'] : message === 'energetics' ? ['R44'] : [],
  questions: [],
  tasks: [],
  promises: [],
  remarks: [],
  dates: [],
  pathway: null,
  start: answers.start,
});

/** The published pathway whose stops are the fully planned certifications. */
function publishedPathway(data: PlannerData, items: readonly Item[]): string | null {
  const full = items
    .filter(({ verdict, phases }) => verdict === 'gate' || phases.length === 3)
    .map(({ certification }) => certification);
  const match = data.pathways.find(
    ({ stops, optional }) =>
      stops.every((stop) => full.includes(stop)) &&
      full.every((slug) => stops.includes(slug) || optional.includes(slug)),
  );
  return match?.id ?? null;
}

/** A certificate that the visitor holds; it is checked if a buyer asks for it. */
function heldOf(data: PlannerData, answers: Answers, slug: CertificationSlug, judgment: Judgment): Held {
  const contained = judgment.rules.includes('R10');
  const state = answers.held[slug] === 'in-use' ? 'in-use' : 'certified';
  const asked = judgment.verdict !== 'not-needed' && state === 'certified' && !contained;
  const own = state === 'certified' && !contained ? ['H1', 'H2'] : [];
  return {
    certification: slug,
    state,
    check: asked ? data.heldCheck : null,
    rules: [...own, ...judgment.rules],
  };
}

/**
 * Lays out the route for a set of answers: its draft with prices, dates and what is said about it. Pure.
 * Cost is the sum of what is planned.
 */
export function layOut(data: PlannerData, given: Answers, today: Date): Plan {
  const { message, scope, answers, judged, gates, lanes, aside, placed, months } = draft(data, given, today);
  if (!judged) return noPlan(given, message, gates);
  const notNeeded: Judged[] = [];
  const ask: Asked[] = [];
  const held: Held[] = [];
  for (const { certification, judgment } of aside) {
    const { verdict, rules } = judgment;
    if (verdict === 'held' || answers.held[certification] === 'certified') {
      held.push(heldOf(data, answers, certification, judgment));
    } else if (verdict === 'not-needed') {
      notNeeded.push({ certification, rules });
    } else {
      const { months, usd } = data.records[certification];
      ask.push({ certification, rules, adds: { months: sumPairs(months), usd: sumPairs(usd) } });
    }
  }

  const items = lanes.map(({ certification, phases, judgment, credits }): Item => {
    const gate = judgment.verdict === 'gate';
    return {
      certification,
      verdict: judgment.verdict as Item['verdict'],
      phases: placed.get(certification) ?? [],
      usd: sumPairs(phases.map(({ size }) => size.usd)),
      rules: [...judgment.rules, ...(answers.held[certification] === 'in-use' ? ['H3'] : [])],
      credits,
      ...(judgment.level && { level: judgment.level }),
      ...(gate && { afterGate: { n: 3, months: data.records[certification].months[2] as Pair } }),
    };
  });

  const start = monthNumber(given.start);
  const deadline = given.deadline ? measureDeadline(data, items, months, given.start, given.deadline) : null;
  const sizeRule = { '1-10': 'Z1', '11-50': 'Z2', '51-250': 'Z3' }[answers.size];
  const tooMuch = answers.size === '1-10' && items.length > data.lanesForTen;
  const span = calendarSpan(months[1], deadline?.months);
  const isWithin = (month: number) => month >= 0 && month < span;
  const spoken = (lines: PlannerData['tasks']) =>
    lines.filter(({ when }) => matchesAny(when, judged.situation)).map(({ id }) => id);
  return {
    message,
    items,
    notNeeded,
    ask,
    held,
    gates,
    total: { months, usd: sumPairs(items.map(({ usd }) => usd)) },
    deadline,
    notes: [...(scope ? [scope] : []), ...judged.notes, sizeRule, ...(tooMuch ? ['Z4'] : [])],
    questions: spoken(data.questions).slice(0, data.questionsAtMost),
    tasks: spoken(data.tasks),
    promises: spoken(data.promises),
    remarks: spoken(data.remarks),
    dates: spoken(data.dates.filter(({ day }) => isWithin(monthsUntil(day, start)))),
    pathway: publishedPathway(data, items),
    start: given.start,
  };
}
