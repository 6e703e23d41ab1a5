import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { filterResult } from '@/content/page-copy/comparison';
import { CertificationFilter } from './CertificationFilter';

const options = [
  { value: 'all', label: 'All Certifications', count: 3 },
  { value: 'nato', label: 'NATO Required', count: 2 },
  { value: 'us', label: 'US DoD Required', count: 1 },
] as const;

let log: jest.SpyInstance;

beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.useFakeTimers();
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
  renderFilter();
});

const renderFilter = () =>
  render(
    <CertificationFilter
      result={filterResult}
      label="Filter certifications"
      matches={
        <ul>
          <li data-tags="nato quality">AQAP 2110</li>
          <li data-tags="nato">NATO Secret</li>
          <li data-tags="us">ITAR</li>
        </ul>
      }
      note="note"
      options={options}
    >
      <table>
        <tbody>
          <tr data-tags="nato quality">
            <td>AQAP 2110 row</td>
          </tr>
          <tr data-tags="us">
            <td>ITAR row</td>
          </tr>
        </tbody>
      </table>
    </CertificationFilter>,
  );

afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const item = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-tags]')?.dataset.match;
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('a labeled group with the first button pressed, nothing marked, nothing logged', () => {
  const group = screen.getByRole('group', { name: 'Filter certifications' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
  expect(pressed()).toEqual(['All Certifications 3']);
  expect(item('ITAR')).toBeUndefined();
  expect(screen.getByText(/3 of 3/)).toBeTruthy();
  expect(log).not.toHaveBeenCalled();
});

test('a choice presses one button and marks items and, after the next frame, rows by their tags', () => {
  choose(/NATO/);
  expect(pressed()).toEqual(['NATO Required 2']);
  expect(item('AQAP 2110')).toBe('yes');
  expect(item('NATO Secret')).toBe('yes');
  expect(item('ITAR')).toBe('no');
  expect(item('AQAP 2110 row')).toBeUndefined();
  act(() => jest.runAllTimers());
  expect(item('AQAP 2110 row')).toBe('yes');
  expect(item('ITAR row')).toBe('no');
});

test('the count is announced politely and agrees in number', () => {
  const count = screen.getByText(/of 3/).closest('[aria-live]');
  expect(count?.getAttribute('aria-live')).toBe('polite');
  choose(/NATO/);
  expect(count?.textContent).toBe('2 of 3 match NATO Required');
  choose(/US DoD/);
  expect(count?.textContent).toBe('1 of 3 matches US DoD Required');
});

test('the first button takes every mark away again', () => {
  choose(/NATO/);
  choose(/All/);
  act(() => jest.runAllTimers());
  expect(item('ITAR')).toBeUndefined();
  expect(item('ITAR row')).toBeUndefined();
});

test('each choice writes one line with its value', () => {
  choose(/NATO/);
  choose(/All/);
  expect(log.mock.calls).toEqual([['Certification filter: nato'], ['Certification filter: all']]);
});

test('a choice stands in the address beside others, which brings it back without a line', () => {
  history.replaceState(null, '', '#sort=cost-ascending');
  choose(/NATO/);
  expect(location.hash).toBe('#sort=cost-ascending&show=nato');
  log.mockClear();
  cleanup();
  renderFilter();
  expect(pressed()).toEqual(['NATO Required 2']);
  expect(item('ITAR')).toBe('no');
  expect(log).not.toHaveBeenCalled();
  choose(/All/);
  expect(location.hash).toBe('#sort=cost-ascending');
});

test('a part of the page changes no choice, the bare address takes it back', () => {
  choose(/NATO/);
  history.replaceState(null, '', '#needs');
  fireEvent(window, new Event('hashchange'));
  expect(pressed()).toEqual(['NATO Required 2']);
  history.replaceState(null, '', '/');
  fireEvent(window, new Event('hashchange'));
  expect(pressed()).toEqual(['All Certifications 3']);
});
