import { render, screen } from '@testing-library/react';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { drawPlan } from '@/lib/planner/picture/draw-plan';
import { plannerWords } from '@/lib/planner/words/words';
import { PlanRows } from './PlanRows';

const result = plan({ buyers: ['DE', 'PL'], products: ['drones'], homeCountry: 'UA' });

test('every certification is a named row with its stage, solid to the earliest end and hollow to the latest', () => {
  const { container } = render(
    <PlanRows drawing={drawPlan(plannerData, result, plannerWords)} plan={result} words={plannerWords} />,
  );
  const rows = screen.getAllByRole('listitem').filter((row) => row.dataset.lane);
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['ISO 9001', 'AQAP 2110']);
  for (const row of rows) {
    expect(row).toHaveTextContent('ask: tender or award?');
    const [solid, hollow] = [...row.querySelectorAll('rect')].map((bar) => ({
      from: Number(bar.getAttribute('x')),
      width: Number(bar.getAttribute('width')),
    }));
    expect(hollow?.from).toBeCloseTo((solid?.from ?? 0) + (solid?.width ?? 0), 0);
    expect((hollow?.from ?? 0) + (hollow?.width ?? 0)).toBeLessThanOrEqual(350);
  }
  // What is only asked about has no bar, but says what it would add.
  expect(container).toHaveTextContent('CE Marking, by delivery or receipt of files 4–8 months if asked');
});
