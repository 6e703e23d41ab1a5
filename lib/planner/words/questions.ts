import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { barCopy, planCopy, questionCopy } from '@/content/page-copy/planner';
import { plannerBuyers } from '@/content/planner/buyers';
import { type QuestionField, questionFields } from '@/content/planner/codes';

/** A question on the page: one that decides certifications, or one of the two months. */
export type QuestionName = QuestionField | 'start' | 'deadline';

/** The texts of an option. */
export interface OptionText {
  code: string;
  label: string;
  note?: string;
  /** Whether it excludes the other options of its question. */
  alone?: boolean;
}

/** A question with its options, as data. */
export interface QuestionText {
  field: QuestionName;
  /** Short name on the chip of its answer, and the question text. */
  name: string;
  label: string;
  hint?: string;
  /** Explanation of a term, below the options. */
  note?: string;
  /** Whether several options can be selected. */
  multiple?: true;
  /** Options by group with a title; existing certificates have one group per certification, identified by its slug in `held`. */
  groups: readonly { title?: string; held?: string; options: readonly OptionText[] }[];
  /** Texts of a month input. */
  month?: { empty: string; earlier: string; later: string; set?: string; remove?: string };
}

const multipleChoice: readonly QuestionName[] = ['buyers', 'products', 'data'];

function groupsOf(field: QuestionName): QuestionText['groups'] {
  if (field === 'start' || field === 'deadline') return [];
  if (field === 'buyers')
    return (['nation', 'agency', 'other'] as const).map((group) => ({
      title: questionCopy.buyers.groups[group],
      options: plannerBuyers
        .filter((buyer) => buyer.group === group)
        .map(({ code, name }) => ({ code, label: name })),
    }));
  if (field === 'held')
    return certificationSlugs.map((slug) => ({
      title: certificationBySlug[slug].title,
      held: slug,
      options: questionCopy.held.options,
    }));
  return [{ options: questionCopy[field].options }];
}

const question = (field: QuestionName): QuestionText => {
  const { label, hint, note, ...rest }: { label: string; hint?: string; note?: string } = questionCopy[field];
  return {
    field,
    name: planCopy.phone.names[field],
    label,
    ...(hint && { hint }),
    ...(note && { note }),
    ...(multipleChoice.includes(field) && { multiple: true as const }),
    groups: groupsOf(field),
    ...((field === 'start' || field === 'deadline') && { month: rest as QuestionText['month'] }),
  };
};

/** All texts of the questions, in the form that the page sends to the browser. */
export const plannerQuestions = {
  questions: [...questionFields, 'start' as const, 'deadline' as const].map(question),
  words: planCopy.phone,
  numbers: planCopy.numbers.atStart,
  bar: barCopy,
};
/** Texts of the questions as the browser receives them. */
export type PlannerQuestions = typeof plannerQuestions;
