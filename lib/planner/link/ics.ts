// cspell:ignore fold folds -- the term of RFC 5545 for breaking a content line
import { fill } from '../../text/fill';
import { longMonth } from '../engine/calendar-months';
import { addMonths } from '../engine/months';
import type { Answers, Month, Plan } from '../engine/types';
import { arrivalOf } from '../words/arrivals';
import { deadlineVerdict } from '../words/deadlines';
import { gateNames } from '../words/figures';
import { firstLines } from '../words/first-steps';
import type { PlannerWords } from '../words/words';
import { toFragment } from './to-fragment';

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Folds a content line at 75 octets, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

const toIcsDate = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');
/** Returns the last day of a month and the day after it, in iCalendar date format. */
function lastDay(month: Month): { from: string; to: string } {
  const [year = 0, next = 0] = addMonths(month, 1).split('-').map(Number);
  return {
    from: toIcsDate(new Date(Date.UTC(year, next - 1, 0))),
    to: toIcsDate(new Date(Date.UTC(year, next - 1, 1))),
  };
}

/** Returns the 64-bit FNV-1a hash in base 36, equal in all browsers. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/** Returns an id for a plan from its answers in any order; without start and deadline, which only move its events. */
function planId({ start: _, deadline: __, ...answers }: Answers): string {
  const { buyers, products, data } = answers;
  const sortedLists = {
    buyers: [...buyers].sort(),
    products: [...products].sort(),
    data: [...data].sort(),
  };
  return hashOf(toFragment({ ...answers, ...sortedLists }));
}

/**
 * Returns the plan as an iCalendar file with an all-day event at each latest end and at the deadline. Gates have no date
 * and are in the description. The UIDs derive from the answers, so a second import moves events instead of duplicating
 * them, and plans for different answers do not collide.
 */
export function toIcs(
  plan: Plan,
  answers: Answers,
  words: PlannerWords,
  address: string,
  today: Date,
): string {
  const { event } = words.copy;
  const host = new URL(address).host;
  const name = planId(answers);
  const gates = gateNames(plan.gates, words) || '–';
  const stamp = `${toIcsDate(today)}T000000Z`;
  const entry = (uid: string, month: Month, summary: string, description: string) => {
    const { from, to } = lastDay(month);
    return [
      'BEGIN:VEVENT',
      `UID:${uid}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  };
  const first = firstLines(plan, words)
    .map(({ title, to }, index) => `${index + 1} ${title}: ${to}.`)
    .join('\n');
  const done = plan.items.flatMap((item, index) => {
    const { certification } = item;
    const [early, late] = item.done ?? item.prepared ?? [plan.start, plan.start];
    const text = fill(event.text, { date: longMonth(plan.start), month: longMonth(early), gates });
    const title = words.certifications[certification]?.name ?? certification;
    return entry(
      `${name}-${certification}`,
      late,
      fill(event.end[arrivalOf(item)], { name: title, n: item.phases.length }),
      // The first event also lists the first actions.
      index === 0 && first ? `${text}\n${words.copy.first.title}:\n${first}` : text,
    );
  });
  const deadline = plan.deadline
    ? entry(
        `${name}-deadline`,
        plan.deadline.month,
        event.deadline,
        deadlineVerdict(plan, words)?.verdict.label ?? '',
      )
    : [];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ComplyTrain//Route planner//EN',
    ...done,
    ...deadline,
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')
    .concat('\r\n');
}
