import type { Answers, Plan } from '@/lib/planner/engine/types';
import { blankFills } from '@/lib/planner/words/blank-fills';
import { firstText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { setText } from './set-text';

const setShown = (part: Element, shown: boolean) => part.toggleAttribute('data-inactive', !shown);

/** Shows of the finished actions those of the plan, each with its letter and offices; without a plan it shows none. */
export function showFirst(page: ParentNode, plan: Plan, answers: Answers, words: PlannerWords) {
  const root = page.querySelector('[data-first]');
  if (!root) return;
  root.toggleAttribute('data-chosen', plan.actions.length > 0);
  // A plan without a first step does not ask for answers that were given.
  setShown(root.closest('section') ?? root, plan.message === 'incomplete' || plan.actions.length > 0);
  const lead = root.querySelector('[data-first-lead]');
  if (lead) setText(lead, fill(words.copy.first.lead, { summary: firstText(plan, words) }));
  for (const part of root.querySelectorAll<HTMLElement>('[data-action]')) {
    const action = plan.actions.find(({ id }) => id === part.dataset.action);
    setShown(part, action !== undefined);
    if (!action) continue;
    for (const office of part.querySelectorAll<HTMLElement>('[data-to]'))
      setShown(office, action.to.includes(Number(office.dataset.to)));
    for (const span of part.querySelectorAll<HTMLElement>('[data-span]'))
      setShown(span, action.howLong.includes(Number(span.dataset.span)));
    for (const letter of part.querySelectorAll<HTMLElement>('[data-letter-place]'))
      setShown(letter, Number(letter.dataset.letterPlace) === action.place);
  }
  const later = plan.later.map(({ id, place }) => `${id}.${place}`);
  for (const part of root.querySelectorAll<HTMLElement>('[data-after]'))
    setShown(part, later.includes(part.dataset.after ?? ''));
  const rest = root.querySelector('[data-later]');
  if (rest) setShown(rest, later.length > 0);
  fillLetters(root, blankFills(answers, words), words);
}

/** Writes what the answers say into the brackets of the English letters, and into the mails that carry them. */
function fillLetters(root: Element, fills: Readonly<Record<string, string>>, { copy }: PlannerWords) {
  for (const letter of root.querySelectorAll('[data-letter]')) {
    const blanks = [...letter.querySelectorAll<HTMLElement>('[data-letter-lang=en] [data-blank]')];
    const mail = letter.querySelector<HTMLAnchorElement>('a[data-letter-lang=en]');
    if (mail) {
      mail.dataset.mail ??= mail.href;
      mail.href = mail.dataset.mail;
    }
    for (const blank of blanks) {
      blank.dataset.words ??= blank.textContent;
      const words = blank.dataset.words;
      const text = fills[blank.dataset.blank ?? ''] ?? words;
      setText(blank, text);
      if (mail) mail.href = mail.href.replaceAll(encodeURIComponent(words), encodeURIComponent(text));
    }
    const left = new Set(blanks.map(({ textContent }) => textContent).filter((text) => text.includes('[')))
      .size;
    const place = letter.querySelector('[data-blanks-left]');
    const { none, one, many } = copy.blanks;
    if (place) setText(place, left === 0 ? none : left === 1 ? one : fill(many, { n: left }));
  }
}
