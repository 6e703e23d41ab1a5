/** @jest-environment node */
import ICAL from 'ical.js';
import { examples } from '@/content/planner/examples';
import { defaultAnswers } from '../engine/answers';
import { exampleStart, plan } from '../engine/plan';
import type { Answers } from '../engine/types';
import { plannerWords } from '../words/words';
import { toIcs } from './ics';

const today = new Date('2026-11-21T12:00:00Z');
const address = 'https://example.com/planner#v=2&buyers=EE.NSPA&products=drones';
const tooClose = examples.find(({ id }) => id === 'deadline-too-close')?.answers ?? {};
const fileOf = (answers: Partial<Answers>, day = today) =>
  toIcs(plan(answers), { ...defaultAnswers(exampleStart), ...answers }, plannerWords, address, day);
const eventsIn = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
const idsOf = (answers: Partial<Answers>, day?: Date) => eventsIn(fileOf(answers, day)).map(({ uid }) => uid);
const file = fileOf(tooClose);
const events = eventsIn(file);

test('is a valid calendar with all-day events at the latest ends and at the deadline', () => {
  expect(
    events.map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toString(),
      endDate.toString(),
      startDate.isDate,
    ]),
  ).toEqual([
    ['ISO 9001: done at the latest', '2027-08-31', '2027-09-01', true],
    ['ISO/IEC 27001: done at the latest', '2027-10-31', '2027-11-01', true],
    ['AQAP 2110: done at the latest', '2028-09-30', '2028-10-01', true],
    ['Deadline of the plan', '2027-09-30', '2027-10-01', true],
  ]);
});

test('lists gates in the description, without events', () => {
  expect(events[2]?.description).toContain('NSPA eligibility');
  expect(file).not.toMatch(/SUMMARY:.*eligibility/);
});

test('lines end with CR LF and have at most 75 octets', () => {
  const lines = file.split('\r\n');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test('UIDs do not depend on the date, the order of answers, the start or the deadline', () => {
  const ids = idsOf(tooClose);
  expect(new Set(ids).size).toBe(4);
  expect(idsOf(tooClose, new Date('2026-12-30T00:00:00Z'))).toEqual(ids);
  expect(idsOf({ ...tooClose, start: '2027-02', deadline: '2027-10' })).toEqual(ids);
  expect(idsOf({ ...tooClose, buyers: ['NSPA', 'EE'] })).toEqual(ids);
  // Calendars store this UID: changing it would duplicate every event at the next import.
  expect(ids[0]).toBe('1sfrnmaaqbgj-iso9001@example.com');
});

test.each<[string, Partial<Answers>]>([
  ['buyer', { buyers: ['EE'] }],
  ['product', { products: ['electronics'] }],
  ['size', { size: '11-50' }],
  ['marking', { data: ['CONFIDENTIAL'] }],
])(
  'plans that differ in the %s share no UID, so an import replaces no event of another plan',
  (_, change) => {
    const ids = idsOf(tooClose);
    const others = idsOf({ ...tooClose, ...change });
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((uid) => ids.includes(uid))).toEqual([]);
  },
);

test('labels the ends: prepared if others decide, a phase if it stops early, Conditional or Final for a self-assessment', () => {
  const linesFor = (answers: Partial<Answers>) => fileOf(answers).match(/SUMMARY:.*/g);
  expect(
    linesFor({
      buyers: ['NO'],
      products: ['classified'],
      data: ['CONFIDENTIAL'],
      usItem: 'none',
      usPerson: 'no',
    }),
  ).toContain('SUMMARY:NATO Clearance: prepared at the latest');
  expect(linesFor({ buyers: ['US'], products: ['software'] })).toContain(
    'SUMMARY:CMMC: phase 1 complete at the latest',
  );
  expect(linesFor({ buyers: ['US'], products: ['software'], data: ['CUI'] })).toContain(
    'SUMMARY:CMMC: Conditional or Final at the latest',
  );
});

test('lists the first actions in the description of the first event', () => {
  expect(events[0]?.description).toContain(
    'Do this first:\n1 Ask the buyer for clause, edition, proof and date: The contact named',
  );
  expect(events[0]?.description).toContain(
    '3 Have item, drawings and software classified: your national authority',
  );
  expect(events[1]?.description).not.toContain('Do this first');
});
