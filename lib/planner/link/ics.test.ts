/** @jest-environment node */
import ICAL from 'ical.js';
import { examples } from '@/content/planner/examples';
import { plan } from '../engine/plan';
import { plannerWords } from '../words/words';
import { toIcs } from './ics';

const today = new Date('2026-11-21T12:00:00Z');
const address = 'https://example.com/planner#v=1&buyers=EE.NSPA&products=drones';
const tooClose = examples.find(({ id }) => id === 'deadline-too-close')?.answers ?? {};
const file = toIcs(plan(tooClose), plannerWords, address, today);
const events = new ICAL.Component(ICAL.parse(file))
  .getAllSubcomponents('vevent')
  .map((part) => new ICAL.Event(part));

test('a calendar program reads all-day events at the late ends and at the deadline', () => {
  expect(
    events.map(({ summary, startDate, endDate, uid }) => [
      summary,
      startDate.toString(),
      endDate.toString(),
      startDate.isDate,
      uid,
    ]),
  ).toEqual([
    ['ISO 9001: done at the latest', '2027-08-31', '2027-09-01', true, '2027-01-iso9001@example.com'],
    ['ISO/IEC 27001: done at the latest', '2027-10-31', '2027-11-01', true, '2027-01-iso27001@example.com'],
    ['AQAP 2110: done at the latest', '2028-09-30', '2028-10-01', true, '2027-01-aqap2110@example.com'],
    ['Deadline of the plan', '2027-09-30', '2027-10-01', true, '2027-01-deadline@example.com'],
  ]);
});

test('gates have no event and stand in the description', () => {
  expect(events[2]?.description).toContain('NSPA eligibility');
  expect(file).not.toMatch(/SUMMARY:.*eligibility/);
});

test('lines end with CR LF and have at most 75 octets', () => {
  const lines = file.split('\r\n');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test('the same plan gives the same UIDs on another day', () => {
  const later = toIcs(plan(tooClose), plannerWords, address, new Date('2026-12-30T00:00:00Z'));
  expect(later.match(/UID:.*/g)).toEqual(file.match(/UID:.*/g));
});

test('what others decide is prepared, what stops early is a phase, a self-assessment is Conditional or Final', () => {
  const linesFor = (answers: Parameters<typeof plan>[0]) =>
    toIcs(plan(answers), plannerWords, address, today).match(/SUMMARY:.*/g);
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

test('the first event says what to do first', () => {
  expect(events[0]?.description).toContain(
    'Do this first:\n1 Ask the buyer for clause, edition, proof and date: The contact named',
  );
  expect(events[0]?.description).toContain(
    '3 Have item, drawings and software classified: your national authority',
  );
  expect(events[1]?.description).not.toContain('Do this first');
});
