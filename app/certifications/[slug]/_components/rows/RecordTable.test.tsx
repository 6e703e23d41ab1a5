import { render, screen, within } from '@testing-library/react';
import { certificationBySlug } from '@/content/certifications';
import { RecordTable } from './RecordTable';

const table = {
  kind: 'table' as const,
  id: 'levels',
  title: 'Levels',
  lead: 'Two levels.',
  caption: 'Levels by organization',
  columns: ['Level', 'NATO', 'Denmark'],
  rows: [
    ['CONFIDENTIAL', 'NATO CONFIDENTIAL', 'FORTROLIGT'],
    ['SECRET', 'NATO SECRET', 'HEMMELIGT'],
  ],
};

test('is a table with caption, column headers and a header in each row', () => {
  render(<RecordTable table={table} />);
  const found = screen.getByRole('table', { name: 'Levels by organization' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(table.columns);
  const row = screen.getByRole('rowheader', { name: 'SECRET' }).closest('tr') as HTMLElement;
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
  expect(row).toHaveTextContent('HEMMELIGT');
});

test('a column of bare numbers is narrow, one that also holds words is not', () => {
  const rows = [
    ['CONFIDENTIAL', '2', '3'],
    ['SECRET', '14', 'none'],
  ];
  render(<RecordTable table={{ ...table, rows }} />);
  const widths = screen.getAllByRole('columnheader').map(({ className }) => /md:w-\S+/.exec(className)?.[0]);
  expect(widths).toEqual(['md:w-[26%]', 'md:w-[14%]', undefined]);
});

test('shows the note only where there is one', () => {
  const { rerender } = render(<RecordTable table={table} />);
  expect(screen.queryByText(/RESTRICTED/)).toBeNull();
  rerender(<RecordTable table={{ ...table, note: 'Below them stands NATO RESTRICTED.' }} />);
  expect(screen.getByText(/NATO RESTRICTED/)).toBeInTheDocument();
});

test('a fact is printed in the row header as well as in the cells and the note', () => {
  const family = certificationBySlug.aqap2110.details.find(({ id }) => id === 'family');
  if (family?.kind !== 'table') throw new Error('AQAP 2110 has no table of its family');
  const { container } = render(<RecordTable table={family} />);
  expect(
    screen.getByRole('rowheader', { name: /^AQAP 2105, Edition C Version\s1 \(2019\)$/ }),
  ).toBeInTheDocument();
  expect(container).not.toHaveTextContent('{fact:');
});
