import { render, screen } from '@testing-library/react';
import { fullBudget } from '@/lib/budget/certification';
import { budgetWords } from '@/lib/budget/words';
import { BudgetAsides } from './BudgetAsides';

test('no bill is a sentence, an estimate stands beside, what is open is asked for; none is a zero', () => {
  const budget = fullBudget({ heads: 12, rate: 'east', wanted: ['cmmc'], cmmc: 'l2_self' });
  const { container } = render(<BudgetAsides budgets={[budget, budget]} words={budgetWords} />);
  expect(screen.getAllByText(/No body bills you for CMMC/)).toHaveLength(1);
  expect(screen.getByText(/never added: \$37,196$/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Open: ask before you sign' })).toBeInTheDocument();
  expect(container.textContent).not.toMatch(/[€$£]0(?![\d,])/);
});
