import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { barCopy, planCopy, questionCopy } from '@/content/page-copy/planner';
import { buyers } from '@/content/planner/buyers';
import { type QuestionField, questionFields } from '@/content/planner/codes';

/** A question of the page: an answer that decides, or one of the two months. */
export type QuestionName = QuestionField | 'start' | 'deadline';

/** A choice as it is printed. */
export interface ChoiceWords {
  code: string;
  label: string;
  note?: string;
  /** Excludes the others of its question. */
  alone?: boolean;
  /** Shown only where a link brought it. */
  retired?: boolean;
}

/** A question with its choices, as data. */
export interface QuestionWords {
  field: QuestionName;
  /** Name of the answer on its chip, and the question itself. */
  name: string;
  label: string;
  hint?: string;
  /** What a word of it means, below its choices. */
  note?: string;
  /** Several choices may be pressed. */
  multiple?: true;
  /** Choices under their title; of the certifications each has a group of its own, named by its slug. */
  groups: readonly { title?: string; held?: string; options: readonly ChoiceWords[] }[];
  /** Words of a month. */
  month?: { empty: string; earlier: string; later: string; set?: string; remove?: string };
}

const several: readonly QuestionName[] = ['buyers', 'products', 'data'];

function groupsOf(field: QuestionName): QuestionWords['groups'] {
  if (field === 'start' || field === 'deadline') return [];
  if (field === 'buyers')
    return (['nation', 'agency', 'other'] as const).map((group) => ({
      title: questionCopy.buyers.groups[group],
      options: buyers
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

const question = (field: QuestionName): QuestionWords => {
  const { label, hint, note, ...rest }: { label: string; hint?: string; note?: string } = questionCopy[field];
  return {
    field,
    name: planCopy.phone.names[field],
    label,
    ...(hint && { hint }),
    ...(note && { note }),
    ...(several.includes(field) && { multiple: true as const }),
    groups: groupsOf(field),
    ...((field === 'start' || field === 'deadline') && { month: rest as QuestionWords['month'] }),
  };
};

/** Every word of the questions, as the page sends them to the browser. */
export const plannerQuestions = {
  questions: [...questionFields, 'start' as const, 'deadline' as const].map(question),
  words: planCopy.phone,
  numbers: planCopy.numbers,
  bar: barCopy,
};
export type PlannerQuestions = typeof plannerQuestions;
