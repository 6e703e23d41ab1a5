import type { CertificationSlug } from '@/content/certifications/slugs';
import { speaks } from './conditions';
import { creditedPhases } from './credits';
import { measureDeadline } from './deadline';
import { calendarSpan, monthNumber, monthOfDate, monthsUntil } from './months';
import { type Lane, schedule, sumPairs } from './schedule';
import type { Answers, Asked, Held, Item, Judged, Pair, Plan, PlannerData } from './types';
import { type Judgment, judge } from './verdicts';

const nothing: Pair = [0, 0];

/** What is certified; an AS9100D certificate contains the whole of ISO 9001 (rule R10). */
const withContained = (answers: Answers): Answers =>
  answers.held.as9100d === 'certified'
    ? { ...answers, held: { ...answers.held, iso9001: 'certified' } }
    : answers;

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
 * Lays out the route for a set of answers. Pure: `today` decides only whether the start lies in the past.
 * Two runs, every phase at its shortest and at its longest, forward along the edges; cost is the sum of what is planned.
 */
export function layOut(data: PlannerData, given: Answers, today: Date): Plan {
  if (given.buyers.length === 0 || given.products.length === 0) return noPlan(given, 'incomplete');
  const start = monthNumber(given.start);
  if (start < monthNumber(monthOfDate(today)) || (given.deadline && monthNumber(given.deadline) < start))
    return noPlan(given, 'dates');

  const whole = withContained(given);
  const scope = data.scope.find(({ when }) => speaks(when, { answers: whole, verdicts: {} }))?.id;
  const answers = { ...whole, products: whole.products.filter((code) => code !== 'energetics') };
  const judged = judge(data, scope === 'R44' ? whole : answers);
  const gates = [...judged.gates].map(([id, rules]) => ({ id, rules }));
  const inOrder = data.gates.flatMap(({ id }) => gates.filter((gate) => gate.id === id));
  if (scope === 'R44')
    return noPlan(
      given,
      'energetics',
      inOrder.filter(({ rules }) => rules.length > 0),
    );

  const lanes: (Lane & { judgment: Judgment; credits: string[] })[] = [];
  const notNeeded: Judged[] = [];
  const ask: Asked[] = [];
  const held: Held[] = [];
  for (const [slug, judgment] of judged.certifications) {
    const { verdict, rules } = judgment;
    if (verdict === 'held' || answers.held[slug] === 'certified') {
      held.push(heldOf(data, answers, slug, judgment));
    } else if (verdict === 'not-needed') {
      notNeeded.push({ certification: slug, rules });
    } else if (verdict === 'ask') {
      const { months, usd } = data.records[slug];
      ask.push({ certification: slug, rules, adds: { months: sumPairs(months), usd: sumPairs(usd) } });
    } else {
      const { phases, credits } = creditedPhases(data, answers, slug, judgment.level);
      const placed = phases.flatMap((size, index) => {
        const n = judgment.phases.find((number) => number === index + 1);
        return n ? [{ n, size }] : [];
      });
      lanes.push({ certification: slug, phases: placed, judgment, credits });
    }
  }

  const placed = schedule(data, lanes, data.people[answers.size]);
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

  const ends = items.flatMap(({ phases }) => phases.map(({ end }) => end));
  const months: Pair = [
    Math.max(0, ...ends.map(([short]) => short)),
    Math.max(0, ...ends.map(([, long]) => long)),
  ];
  const deadline = given.deadline ? measureDeadline(data, items, months, given.start, given.deadline) : null;
  const sizeRule = { '1-10': 'Z1', '11-50': 'Z2', '51-250': 'Z3' }[answers.size];
  const tooMuch = answers.size === '1-10' && items.length > data.lanesForTen;
  const span = calendarSpan(months[1], deadline?.months);
  const isWithin = (month: number) => month >= 0 && month < span;
  const spoken = (lines: PlannerData['tasks']) =>
    lines.filter(({ when }) => speaks(when, judged.situation)).map(({ id }) => id);
  return {
    message: scope ? 'energetics' : null,
    items,
    notNeeded,
    ask,
    held,
    gates: inOrder,
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
