/** A line of words: where it begins or, set from its end, where it stops; `y` is its base line. In px. */
export interface Words {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** What stands around the words of the two arrivals. Everything in px. */
interface Surroundings {
  trunk: number;
  /** Places of the start, of the two arrivals, and of the deadline. */
  start: number;
  first: number;
  last: number;
  deadline: number | null;
  /** Right ends of the room: over the trunk, under it beside the names of its gates, and under these. */
  over: number;
  beside: number;
  width: number;
  /** Names of gates under the trunk. */
  names: number;
}

/** Length that a date in words may take, gap to its stop, what risers and the deadline keep free. */
const length = 158;
const gap = 20;
const clear = 8;
/** Heights of the lines: over the trunk, under its months, under each name of a gate. */
const line = { over: -20, under: 58, next: 18 } as const;

const ends = ({ x, anchor }: Words): [number, number] =>
  anchor === 'end' ? [x - length, x] : [x, x + length];

/** How many of its surroundings a line of words stands on. */
function faults(words: Words, around: Surroundings): number {
  const { trunk, start, last, deadline, over, beside, width, names } = around;
  const [from, to] = ends(words);
  const isUnder = words.y > trunk;
  const room = isUnder ? (words.y > trunk + line.next * (names + 2) ? width : beside) : over;
  return [
    from < start + (isUnder ? clear : gap),
    to > room,
    deadline !== null && from - clear < deadline && deadline < to + clear,
    isUnder && from < last && last < to,
  ].filter(Boolean).length;
}

/** Two lines of words on one height are less than a gap apart. */
function touch(one: Words, other: Words): boolean {
  const [[from, to], [begin, end]] = [ends(one), ends(other)];
  return one.y === other.y && from < end + gap && begin < to + gap;
}

/**
 * Where the words of the two arrivals stand: over the trunk if there is room, else under it, on the side of their stop
 * that the deadline leaves free. If no place were free, it would be the one with the fewest faults.
 */
export function arrivalWords(around: Surroundings): { earliest: Words; latest: Words } {
  const { trunk, first, last, deadline, names } = around;
  const over = trunk + line.over;
  const under = [line.under, line.under + line.next, line.under + line.next * Math.max(2, names - 1)].map(
    (down) => trunk + down,
  );
  const before = (x: number, y: number): Words => ({ x, y, anchor: 'end' });
  const behind = (x: number, y: number): Words => ({ x, y, anchor: 'start' });
  // Nothing leads down from the first arrival: its words may end right under it.
  const forFirst = [
    before(first - gap, over),
    behind(first + gap, over),
    ...under.flatMap((y) => [before(first, y), behind(first + gap, y)]),
  ];
  const forLast = [
    behind(last + gap, over),
    ...under.flatMap((y) => [before(last - gap, y), behind(last + gap, y)]),
    // Close to the start, with the deadline right behind it, the only free place is behind the deadline.
    ...(deadline === null ? [] : under.map((y) => behind(deadline + gap, y))),
  ];
  const pairs = forFirst.flatMap((earliest, one) =>
    forLast.map((latest, other) => {
      const wrong = faults(earliest, around) + faults(latest, around) + Number(touch(earliest, latest));
      return { earliest, latest, cost: 100 * wrong + one + other };
    }),
  );
  return pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
}
