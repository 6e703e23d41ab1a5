import { asOf } from './dated';

const record = {
  text: 'before',
  note: 'stays',
  from: [
    { date: '2027-01-01', text: 'first' },
    { date: '2027-02-01', text: 'second', note: 'changed' },
  ],
};

test('applies each change from its day on', () => {
  expect(asOf(record, '2026-12-31')).toEqual({ text: 'before', note: 'stays' });
  expect(asOf(record, '2027-01-01')).toEqual({ text: 'first', note: 'stays' });
  expect(asOf(record, '2027-03-01')).toEqual({ text: 'second', note: 'changed' });
});
