import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SortableHead } from './SortableHead';

const columns = [
  { id: 'name', name: 'Name', order: [1, 2, 0] },
  { id: 'cost', name: 'Cost', order: [2, 0, 1] },
  { id: 'note', name: 'Note' },
];

beforeEach(() => {
  history.replaceState(null, '', '/');
  renderTable();
});

const renderTable = () =>
  render(
    <table>
      <thead>
        <SortableHead cellClassName="" columns={columns} />
      </thead>
      <tbody>
        {['c', 'a', 'b'].map((name) => (
          <tr key={name}>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  );

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sorts = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

test('a column sorts up, down, and gives the order of the table back', () => {
  expect(sorts()).toEqual([null, null, null]);
  press('Name');
  expect([cells(), sorts()]).toEqual([
    ['a', 'b', 'c'],
    ['ascending', null, null],
  ]);
  press('Name');
  expect([cells(), sorts()]).toEqual([
    ['c', 'b', 'a'],
    ['descending', null, null],
  ]);
  press('Name');
  expect([cells(), sorts()]).toEqual([
    ['c', 'a', 'b'],
    [null, null, null],
  ]);
});

test('another column begins anew, and no row is lost; a column without an order has no button', () => {
  press('Name');
  press('Cost');
  expect([cells(), sorts()]).toEqual([
    ['b', 'c', 'a'],
    [null, 'ascending', null],
  ]);
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('the order stands in the address, which brings it back; one that no column has is the own one', () => {
  press('Cost');
  press('Cost');
  expect(location.hash).toBe('#sort=cost-descending');
  cleanup();
  renderTable();
  expect([cells(), sorts()]).toEqual([
    ['a', 'c', 'b'],
    [null, 'descending', null],
  ]);
  history.replaceState(null, '', '#sort=note-ascending');
  fireEvent(window, new Event('hashchange'));
  expect([cells(), sorts()]).toEqual([
    ['c', 'a', 'b'],
    [null, null, null],
  ]);
});
