/** Measures of a wide picture in its own px. */
export interface WideMeasures {
  width: number;
  /** Column of the names, and of the stages behind them where there is one. */
  label: number;
  /** Height of a lane: of the first four, of more, and of one that only asks. */
  rows: { few: number; many: number; asked: number };
  /** Thickness of a bar. */
  bar: number;
  /** Room for a gate: signal, name and what is behind it. */
  siding: number;
  /** Free height over the first lane. */
  head: number;
  /** Free height over the trunk and under its words: without and with a deadline’s dimension lines. */
  over: readonly [number, number];
  under: readonly [number, number];
  /** A lane has one line of words: its length stands in the table, its gate’s name behind the signal. */
  oneLine: boolean;
}

/** About as many px as the picture has on the screen, so that its text is as large as set. */
export const screen: WideMeasures = {
  width: 860,
  label: 208,
  rows: { few: 46, many: 40, asked: 28 },
  bar: 16,
  siding: 158,
  head: 108,
  over: [58, 82],
  under: [54, 84],
  oneLine: false,
};

/** Paper: the sheet is 703 px wide, so a line of 14 px is printed 10.3 px, or 7.7 points, high. */
export const paper: WideMeasures = {
  width: 955,
  label: 150,
  rows: { few: 30, many: 24, asked: 22 },
  bar: 14,
  siding: 230,
  head: 78,
  over: [46, 66],
  under: [42, 66],
  oneLine: true,
};
