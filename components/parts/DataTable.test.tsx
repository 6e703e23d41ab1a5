import { render, screen, within } from '@testing-library/react';
import { type Column, DataTable } from './DataTable';

interface Rule {
  name: string;
  tender: string;
  award?: string;
  weeks: string;
}

const columns: [Column<Rule>, ...Column<Rule>[]] = [
  { label: 'Rule', cell: ({ name }) => name },
  { label: 'Weeks', cell: ({ weeks }) => weeks, mobile: 'inline', numbers: true },
  { label: null, cell: ({ tender }) => tender },
  { label: 'At award', cell: ({ award }) => award },
];

test('uses the first cell as row header and labels the other cells unless they need no label or are empty', () => {
  render(
    <DataTable
      caption="What is due when"
      columns={columns}
      rows={[
        { name: 'AQAP', tender: 'In the price', award: 'The clause becomes contract', weeks: '12' },
        { name: 'VS-NfD', tender: 'Undertakings signed', weeks: '4' },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'What is due when' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['AQAP', 'VS-NfD']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => [cell.textContent, cell.dataset.label]),
  ).toEqual([
    ['12', undefined],
    ['In the price', undefined],
    ['The clause becomes contract', 'At award'],
    ['4', undefined],
    ['Undertakings signed', undefined],
    ['', undefined],
  ]);
});
