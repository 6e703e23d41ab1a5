import { render, screen } from '@testing-library/react';
import { fullBudget } from '@/lib/budget/certification';
import { budgetWords } from '@/lib/budget/words';
import { OwnDays } from './OwnDays';

test('a row for each certification, the auditors, all together and the later years', () => {
  const { ownDays } = fullBudget({
    heads: 30,
    rate: null,
    wanted: ['iso9001', 'aqap2110'],
    integrated: true,
  });
  render(<OwnDays days={ownDays} words={budgetWords} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ firstChild }) => firstChild?.textContent);
  expect(terms).toEqual([
    expect.stringContaining('ISO 9001'),
    'AQAP 2110',
    'With the auditors',
    'Together: Until the certificate, declaration or file',
    'Years 2 and 3',
  ]);
  expect(values).toEqual(['21–43 days', '14–37 days', '3–21 days', '38–101 days', '28–78 days']);
});

test('each row says what its days are counted from', () => {
  const { ownDays } = fullBudget({
    heads: 45,
    rate: null,
    wanted: ['iso9001', 'ce-marking'],
    held: { iso9001: 'in-use' },
  });
  const { container } = render(<OwnDays days={ownDays} words={budgetWords} />);
  expect([...container.querySelectorAll('details p')].map(({ textContent }) => textContent)).toEqual([
    '12–25 days, and 0.3–0.6 for each of 45 people in scope; 50–75% of it, because the system is in use',
    '25–60 days, whatever the head count',
    '1–3 of your people with each auditor',
    expect.stringMatching(/^ISO 9001.*: 9–22 days a year; CE Marking: 5–15 days a year; With the auditors: /),
  ]);
});
