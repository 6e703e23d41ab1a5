/** @jest-environment node */
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
/** Returns the events of a calendar, with continued lines joined (RFC 5545, section 3.1) and the text of fields unescaped. */
const eventsIn = (calendar: string) =>
  [...calendar.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(
    ([, lines = '']) => {
      const get = (name: string) =>
        new RegExp(`^${name}(?:;VALUE=DATE)?:(.*)\r$`, 'm').exec(lines)?.[1] ?? '';
      return {
        uid: get('UID'),
        summary: get('SUMMARY'),
        start: get('DTSTART'),
        end: get('DTEND'),
        description: get('DESCRIPTION').replaceAll('\\n', '\n').replace(/\\(.)/g, '$1'),
      };
    },
  );
const idsOf = (answers: Partial<Answers>, day?: Date) => eventsIn(fileOf(answers, day)).map(({ uid }) => uid);
const file = fileOf(tooClose);
const events = eventsIn(file);

test('has all-day events at the latest ends and at the deadline', () => {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(events.map(({ summary, start, end }) => [summary, start, end])).toEqual([
    ['ISO 9001: done at the latest', '20270831', '20270901'],
    ['ISO/IEC 27001: done at the latest', '20271031', '20271101'],
    ['AQAP 2110: done at the latest', '20280930', '20281001'],
    ['Deadline of the plan', '20270930', '20271001'],
  ]);
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
