import { render, screen } from '@testing-library/react';
import { foldAnswers, showMore, toggleQuestion, unfold } from './phases';

const questions = (
  <div data-questions="">
    <fieldset data-question="buyers">
      <button data-change="Change" data-close="Close" data-fold="" type="button">
        Sell to <span data-fold-word="">Change</span>
      </button>
      <button data-field="buyers" type="button">
        Germany
      </button>
    </fieldset>
    <fieldset data-rest="">
      <button data-field="data" type="button">
        FCI
      </button>
    </fieldset>
  </div>
);
const page = () => document.querySelector('[data-questions]') as HTMLElement;
const line = () => screen.getByRole('button', { name: /Sell to/ });

test('a plan folds the answers to lines, a line opens and closes its question, nothing to plan opens all again', () => {
  render(questions);
  foldAnswers(page(), true);
  expect(page().dataset.phase).toBe('answered');
  toggleQuestion(line());
  expect(line()).toHaveAttribute('aria-expanded', 'true');
  expect(line()).toHaveTextContent('Close');
  expect(line().closest('fieldset')).toHaveAttribute('data-unfolded');
  foldAnswers(page(), false);
  expect(page().dataset.phase).toBeUndefined();
  expect(line()).toHaveAttribute('aria-expanded', 'false');
  expect(line()).toHaveTextContent('Change');
});

test('the questions that wait are shown with the focus on their first choice', () => {
  render(questions);
  showMore(page());
  expect(page().dataset.phase).toBe('all');
  expect(screen.getByRole('button', { name: 'FCI' })).toHaveFocus();
});

test('an open question that is named can be pressed, whatever the state', () => {
  render(questions);
  foldAnswers(page(), true);
  const group = line().closest('fieldset') as HTMLElement;
  unfold(page(), group);
  unfold(page(), group);
  expect(group).toHaveAttribute('data-unfolded');
  foldAnswers(page(), false);
  unfold(page(), group);
  expect(page().dataset.phase).toBe('all');
});
