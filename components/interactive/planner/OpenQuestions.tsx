'use client';

import type { OpenQuestion } from '@/lib/planner/engine/open-questions';
import { effectsOf } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';
import { unfold } from './phases';

/** Moves reading and focus to a question's first choice. */
function goToQuestion(field: string) {
  const group = document.querySelector(`[data-question="${field}"]`);
  if (!group) return;
  unfold(group.closest<HTMLElement>('[data-questions]'), group);
  group.querySelector<HTMLElement>('button[data-field]')?.focus({ preventScroll: true });
  group.scrollIntoView();
}

/** Questions without an answer that could change the plan: each leads to its choices and says what they could do. */
export function OpenQuestions({ open, words }: { open: readonly OpenQuestion[]; words: PlannerWords }) {
  if (open.length === 0) return null;
  return (
    <div className="mt-6 xl:mt-4 print:hidden">
      <h3 className="pb-2 text-name">{words.copy.partial.title}</h3>
      <ul className="border-fg border-t-2 text-small">
        {open.map((question) => (
          <li
            className="grid items-baseline gap-x-6 border-rule border-b py-1 md:grid-cols-2"
            key={question.field}
          >
            <button
              className="min-h-8 text-left font-bold underline underline-offset-link"
              onClick={() => goToQuestion(question.field)}
              type="button"
            >
              {question.number} {words.questionNames[question.field]}
            </button>
            <span className="pb-1">{effectsOf(question, words)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
