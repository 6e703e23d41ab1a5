import { render, screen, within } from '@testing-library/react';
import { StackedTable } from './StackedTable';

test('a named table with column and row headers, and no roles of its own', () => {
  render(
    <StackedTable
      caption="Names of the levels"
      columns={[{ label: 'Level' }, { label: 'NATO' }, { label: 'Denmark' }]}
      rows={[{ key: 'secret', header: 'SECRET', cells: ['NATO SECRET', 'HEMMELIGT'] }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Names of the levels' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('rowheader', { name: 'SECRET' })).toBeInTheDocument();
  // The label of a stacked row is drawn for the eye only: the column header says it already.
  expect(within(table).getAllByRole('cell', { name: /^(NATO SECRET|HEMMELIGT)$/ })).toHaveLength(2);
  expect(table.querySelector('[role]')).toBeNull();
});
