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
import type { PlannerData } from './data';
import { type Draft, draft } from './draft';
import type { Answers, MinMax, Plan } from './types';

/** A question without an answer, and what its answers can change. */
export interface OpenQuestion {
  field: QuestionField;
  /** Certifications that some answer adds to the plan (`adds`) or removes from it (`spares`). */
  adds: CertificationSlug[];
  removes: CertificationSlug[];
  /** Whether some answer adds a decision made by others. */
  gate: boolean;
  /** Range of months over all its answers; null where it equals the plan’s. */
  months: MinMax | null;
}

/** Returns the codes except the current one, which would give the same plan. */
const otherCodes = <T>(codes: readonly T[], chosen?: T) => codes.filter((code) => code !== chosen);

/** Other answers to try for each question; for existing certificates, each planned certification is tried. */
const alternativeAnswers: Partial<
  Record<QuestionField, (answers: Answers, plan: Plan) => Partial<Answers>[]>
> = {
  data: ({ data }) => otherCodes(dataCodes, data[0]).map((code) => ({ data: [code] })),
  homeCountry: ({ homeCountry }) =>
    otherCodes(homeCountryCodes, homeCountry).map((other) => ({ homeCountry: other })),
  usItem: ({ usItem }) => otherCodes(usItemCodes, usItem).map((other) => ({ usItem: other })),
  usPerson: ({ usPerson }) => otherCodes(usPersonCodes, usPerson).map((other) => ({ usPerson: other })),
  weapon: ({ weapon }) => otherCodes(weaponCodes, weapon).map((other) => ({ weapon: other })),
  size: ({ size }) => otherCodes(sizeCodes, size).map((other) => ({ size: other })),
  held: ({ held }, { items }) =>
    items.map(({ certification }) => ({ held: { ...held, [certification]: 'certified' } })),
};

/** Returns whether a draft plans a certification. */
const isPlannedIn = ({ lanes }: Draft, slug: CertificationSlug) =>
  lanes.some(({ certification }) => certification === slug);

/** Returns the open questions whose answers can change the plan, in page order. */
export function openQuestions(
  data: PlannerData,
  answers: Answers,
  plan: Plan,
  answered: readonly QuestionField[],
): OpenQuestion[] {
  // If the planner does not cover any of the products, no answer changes that.
  if (plan.message === 'energetics' && plan.items.length === 0) return [];
  const planned = plan.items.map(({ certification }) => certification);
  const [shortest, longest] = plan.total.months;
  const gates = plan.gates.map(({ id }) => id);
  return visibleQuestions(answers).flatMap((field): OpenQuestion[] => {
    if (answered.includes(field)) return [];
    const drafts = (alternativeAnswers[field]?.(answers, plan) ?? []).map((change) =>
      draft(data, { ...answers, ...change }),
    );
    const lengths = drafts.map(({ months }) => months);
    const range: MinMax = [
      Math.min(shortest, ...lengths.map(([low]) => low)),
      Math.max(longest, ...lengths.map(([, high]) => high)),
    ];
    const question: OpenQuestion = {
      field,
      adds: data.order.filter(
        (slug) => !planned.includes(slug) && drafts.some((other) => isPlannedIn(other, slug)),
      ),
      // An existing certificate always leaves the plan, so it is not reported.
      removes: planned.filter(
        (slug) => field !== 'held' && drafts.some((other) => !isPlannedIn(other, slug)),
      ),
      gate: drafts.some((other) => other.gates.some(({ id }) => !gates.includes(id))),
      months: range[0] === shortest && range[1] === longest ? null : range,
    };
    const { adds, removes, gate, months } = question;
    return adds.length + removes.length > 0 || gate || months ? [question] : [];
  });
}
