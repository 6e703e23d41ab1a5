/** @jest-environment node */
import { examples } from '@/content/planner/examples';
import type { Answers } from '@/content/planner/types';
import { readAnswers } from '../engine/answers';
import { plannerData } from '../engine/data';
import { layOut } from '../engine/lay-out';
import { addMonths } from '../engine/months';
import { plannerWords } from '../words/words';
import { drawPlan } from './draw-plan';
import type { PlanDrawing } from './picture';
import { isPlaced, wideFrame } from './wide-frame';
import { paper, screen } from './wide-measures';

const drawn = (answers: object) => {
  const plan = layOut(plannerData, readAnswers(answers, '2027-01'));
  return { plan, drawing: drawPlan(plannerData, plan, plannerWords) };
};
const exampleOf = (id: string, change: Partial<Answers> = {}) => ({
  ...examples.find((example) => example.id === id)?.answers,
  ...change,
});
/** Every worked plan with a picture: without a deadline, and with every month of two years as one. */
const everything = {
  ...exampleOf('danish-drones'),
  buyers: ['DE', 'NL', 'US', 'EUCIV', 'AERO', 'NCIA'],
  products: ['drones', 'software'],
  data: ['CUI', 'CONFIDENTIAL'],
  usItem: 'usml',
  usPerson: 'no',
  homeCountry: 'UA',
  size: '1-10',
};
/** Its last date stands closest to the end of the calendar, with a signal behind it. */
const tight = {
  buyers: ['DE', 'UA', 'NSPA', 'US'],
  products: ['drones', 'electronics', 'parts'],
  data: ['RESTRICTED', 'CUI'],
  usItem: 'usml',
  usPerson: 'no',
  homeCountry: 'DK',
};
const pictures: PlanDrawing[] = [...examples.map(({ answers }) => answers), everything, tight].flatMap(
  (answers) =>
    [null, ...Array.from({ length: 24 }, (_, step) => addMonths('2027-01', step + 1))]
      .map((deadline) => drawn({ ...answers, deadline }))
      .filter(({ plan }) => plan.items.length > 0)
      .map(({ drawing }) => drawing),
);

test('every gate of a plan is a signal: behind its certification, or behind the trunk', () => {
  for (const { answers } of [...examples, { answers: everything }]) {
    const { plan, drawing } = drawn(answers);
    const behindLanes = drawing.runs[0].lanes.flatMap(({ gates }) => gates);
    expect([...behindLanes, ...drawing.gates].sort()).toEqual(plan.gates.map(({ id }) => id).sort());
  }
});

test('a year after a certificate stands on the calendar; without registration ITAR has no such date', () => {
  const yearsOf = (answers: object, slug: string) =>
    drawn(answers).drawing.runs.map(
      (run) => run.lanes.find(({ certification }) => certification === slug)?.yearly,
    );
  const { plan } = drawn(exampleOf('ukrainian-drones-abroad'));
  const [short = 0, long = 0] = plan.items[0]?.phases.at(-1)?.end ?? [];
  expect(yearsOf(exampleOf('ukrainian-drones-abroad'), 'iso9001')).toEqual([[short + 12], [long + 12]]);
  expect(yearsOf(exampleOf('ukrainian-drones-abroad'), 'aqap2110')).toEqual([[], []]);
  expect(yearsOf(exampleOf('parts-for-us-prime'), 'itar')).toEqual([[], []]);
  expect(yearsOf(exampleOf('us-drones-germany', { deadline: '2029-01' }), 'itar')[0]).not.toEqual([]);
});

/** Box of the words of an arrival: 14 px high, as wide as the longest of them, "Nov 2028 at the earliest". */
const longest = 154;
const boxOf = ({ x, y, anchor }: { x: number; y: number; anchor: 'start' | 'end' }) => ({
  left: anchor === 'end' ? x - longest : x,
  right: anchor === 'end' ? x : x + longest,
  top: y - 13,
  bottom: y + 3,
});
type Box = ReturnType<typeof boxOf>;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([
  ['screen', screen],
  ['paper', paper],
])(
  'in the wide picture for the %s nothing stands on something else, whatever the deadline',
  (_, measures) => {
    expect(pictures.length).toBeGreaterThan(150);
    for (const drawing of pictures) {
      const frame = wideFrame(drawing, measures);
      const { x, top, trunk, under, end, earliest, latest, dimension, rows, height } = frame;
      const [short, long] = drawing.runs;
      expect(meet(boxOf(earliest), boxOf(latest))).toBe(false);
      // The words of an arrival stay beside the stop of the other, of the start and of the signal.
      for (const month of [0, ...drawing.arrivals])
        for (const words of [earliest, latest])
          expect(
            meet(boxOf(words), {
              left: x(month) - 17,
              right: x(month) + 17,
              top: trunk - 17,
              bottom: trunk + 17,
            }),
          ).toBe(false);
      expect(x(drawing.span)).toBeLessThan(end);
      const names = measures.oneLine ? 0 : drawing.gates.length;
      for (const words of [earliest, latest]) {
        const box = boxOf(words);
        const isUnder = words.y > trunk;
        expect(box.right).toBeLessThanOrEqual(drawing.gates.length > 0 && !isUnder ? end : measures.width);
        // Under the trunk: beside the riser to the longest run, beside or under the names of the trunk's gates.
        if (!isUnder) continue;
        const last = x(drawing.arrivals[1]);
        expect(meet(box, { left: last - 3, right: last + 3, top: trunk, bottom: under })).toBe(false);
        if (names > 0)
          expect(
            meet(box, {
              left: end - 70,
              right: measures.width,
              top: trunk + 15,
              bottom: trunk + 13 + 18 * names,
            }),
          ).toBe(false);
      }
      // The last date, "Nov 2028", is 60 px wide and ends before the signal.
      if (frame.gated) expect(x(drawing.arrivals[1]) + 16 + 60).toBeLessThanOrEqual(end);
      expect(top + rows(short.lanes.length)).toBeLessThan(trunk - 31);
      // "ask your buyer first" is 114 px wide; nothing runs down through it.
      for (const month of [drawing.arrivals[0], drawing.deadline, ...drawing.legal.map((day) => day.month)])
        if (month !== null) expect(x(month) < frame.asked - 9 || x(month) > frame.asked + 114).toBe(true);
      expect(frame.asked + 114).toBeLessThan(measures.width);
      if (drawing.deadline !== null) {
        // No words stand on the deadline's band, or on its label; that stands beside the name of the shortest run.
        const at = x(drawing.deadline);
        const band = { left: at - 4, right: at + 4, top: top - 26, bottom: frame.bottom + 12 };
        const label = {
          ...boxOf(frame.due),
          ...(frame.due.anchor === 'end' ? { left: frame.due.x - 129 } : { right: frame.due.x + 129 }),
        };
        for (const box of [boxOf(earliest), boxOf(latest), label]) expect(meet(box, band)).toBe(false);
        for (const words of [earliest, latest]) expect(meet(boxOf(words), label)).toBe(false);
        expect(meet(label, { left: 0, right: 121, top: top - 38, bottom: top - 12 })).toBe(false);
        expect(label.right).toBeLessThanOrEqual(measures.width);
        // The dimension lines keep clear of the lanes, of the arrivals' words and of the longest run's name.
        expect(top + rows(short.lanes.length)).toBeLessThan(dimension[0] - 14);
        expect(dimension[0] + 7).toBeLessThan(trunk - 31);
        for (const { y } of [earliest, latest]) expect(y + 3).toBeLessThan(dimension[1] - 20);
        expect(dimension[1]).toBeLessThan(under - 30);
      }
      expect(under + rows(long.lanes.filter(isPlaced).length)).toBeLessThanOrEqual(height);
    }
  },
);

test('words of the printed picture are at least 7.5 points high: the sheet is 210 mm wide, with 45 px on each side', () => {
  const sheet = (210 / 25.4) * 96 - 2 * 45;
  expect((14 * sheet * 72) / (paper.width * 96)).toBeGreaterThan(7.5);
});
