import { render, screen, within } from '@testing-library/react';
import { certificationSlugs } from '@/content/certifications/slugs';
import { certificationBudget } from '@/lib/budget/certification';
import { CertificationTables } from './CertificationTables';

const tables = (slug: Parameters<typeof certificationBudget>[0]) => {
  render(<CertificationTables budget={certificationBudget(slug)} />);
  return screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  );
};

test('ISO 9001: days of the sheet first, then rate and money', () => {
  const [daysTable, moneyTable] = tables('iso9001');
  expect(daysTable?.slice(1)).toEqual([
    expect.stringContaining('8 people1.5–2.5 days1 day15–38 days'),
    expect.stringContaining('30 people3–5 days1–1.5 days24–58 days'),
    expect.stringContaining('60 people3.5–6 days1–2 days33–79 days'),
    expect.stringContaining('120 people5–8.5 days1.5–3 days53–123 days'),
  ]);
  expect(moneyTable?.[1]).toContain('€1,100–1,700€1,850–5,200');
});

test('AS9100D: the dollars of the register stand on a line of their own', () => {
  render(<CertificationTables budget={certificationBudget('as9100d')} />);
  const [, money] = screen.getAllByRole('table');
  expect(within(money as HTMLElement).getAllByText('$950').length).toBeGreaterThan(0);
});

test.each(certificationSlugs)('%s: no cell is empty or zero', (slug) => {
  const rows = tables(slug).flat();
  expect(rows.length).toBe(5 + 7);
  expect(rows.join(' ')).not.toMatch(/[€$£]0(?![\d,])|NaN|undefined/);
});
