import type { CertificationSlug } from '@/content/certifications/slugs';
import {
  dataCodes,
  homeCountryCodes,
  type QuestionField,
  sizeCodes,
  usItemCodes,
  usPersonCodes,
  weaponCodes,
} from '@/content/planner/codes';
import { visibleQuestions } from './answers';
import { type Draft, draft } from './draft';
import type { PlannerData } from './planner-data';
import type { Answers, MinMax, Plan } from './types';

/** A question without an answer, and what its answers could change. */
export interface OpenQuestion {
  field: QuestionField;
  /** Certifications that some answer puts into the plan, or takes out of it. */
  adds: CertificationSlug[];
  spares: CertificationSlug[];
  /** Some answer adds a decision made by others. */
  gate: boolean;
  /** Months over all its answers, where they differ from the plan’s. */
  months: MinMax | null;
}

/** Codes but the one that stands: it would lay out the same plan again. */
const rest = <T>(codes: readonly T[], chosen?: T) => codes.filter((code) => code !== chosen);

/** Other answers to each question that can stay open; a certificate in hand is tried for each planned certification. */
const others: Partial<Record<QuestionField, (answers: Answers, plan: Plan) => Partial<Answers>[]>> = {
  data: ({ data }) => rest(dataCodes, data[0]).map((code) => ({ data: [code] })),
  homeCountry: ({ homeCountry }) =>
    rest(homeCountryCodes, homeCountry).map((other) => ({ homeCountry: other })),
  usItem: ({ usItem }) => rest(usItemCodes, usItem).map((other) => ({ usItem: other })),
  usPerson: ({ usPerson }) => rest(usPersonCodes, usPerson).map((other) => ({ usPerson: other })),
  weapon: ({ weapon }) => rest(weaponCodes, weapon).map((other) => ({ weapon: other })),
  size: ({ size }) => rest(sizeCodes, size).map((other) => ({ size: other })),
  held: ({ held }, { items }) =>
    items.map(({ certification }) => ({ held: { ...held, [certification]: 'certified' } })),
};

/** The planned certifications of another draft. */
const plans = ({ lanes }: Draft, slug: CertificationSlug) =>
  lanes.some(({ certification }) => certification === slug);

/** Open questions whose answers could change the plan, in the order of the page. */
export function openQuestions(
  data: PlannerData,
  answers: Answers,
  plan: Plan,
  answered: readonly QuestionField[],
): OpenQuestion[] {
  // Where nothing is covered, no answer changes that.
  if (plan.message === 'energetics' && plan.items.length === 0) return [];
  const planned = plan.items.map(({ certification }) => certification);
  const [shortest, longest] = plan.total.months;
  const gates = plan.gates.map(({ id }) => id);
  return visibleQuestions(answers).flatMap((field): OpenQuestion[] => {
    if (answered.includes(field)) return [];
    const tried = (others[field]?.(answers, plan) ?? []).map((change) =>
      draft(data, { ...answers, ...change }),
    );
    const lengths = tried.map(({ months }) => months);
    const range: MinMax = [
      Math.min(shortest, ...lengths.map(([low]) => low)),
      Math.max(longest, ...lengths.map(([, high]) => high)),
    ];
    const question: OpenQuestion = {
      field,
      adds: data.order.filter((slug) => !planned.includes(slug) && tried.some((other) => plans(other, slug))),
      // A certificate already held drops out by itself.
      spares: planned.filter((slug) => field !== 'held' && tried.some((other) => !plans(other, slug))),
      gate: tried.some((other) => other.gates.some(({ id }) => !gates.includes(id))),
      months: range[0] === shortest && range[1] === longest ? null : range,
    };
    const { adds, spares, gate, months } = question;
    return adds.length + spares.length > 0 || gate || months ? [question] : [];
  });
}
