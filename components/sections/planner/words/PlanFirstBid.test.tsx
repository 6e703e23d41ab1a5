import { render, screen, within } from '@testing-library/react';
import { plan } from '@/lib/planner/engine/plan';
import { plannerWords } from '@/lib/planner/words/words';
import { PlanFirstBid } from './PlanFirstBid';

const shown = (answers: Parameters<typeof plan>[0]) => {
  render(<PlanFirstBid plan={plan(answers)} words={plannerWords} />);
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => [
    heading.textContent,
    within(heading.parentElement as HTMLElement)
      .queryAllByRole('term')
      .map(({ textContent }) => textContent),
  ]);
};

test('every certification stands in the column of its stage, accounts before the bid', () => {
  expect(shown({ buyers: ['DE', 'PL'], products: ['drones'], homeCountry: 'UA' })).toEqual([
    ['Before the bid', ['Armed or not?', 'ITAR', 'EAR', 'NCAGE code']],
    ['Ask: tender or award?', ['ISO 9001', 'AQAP 2110', 'ISO/IEC 27001', 'AS9100D', 'NATO Clearance']],
    ['By award', []],
    ['By delivery', ['CE Marking']],
  ]);
  expect(screen.getByText(plannerWords.copy.bid.empty)).toBeInTheDocument();
});
