import type { GapSlug } from '@/content/gaps/slugs';

/** What the rows of a table must add up to, and the research that counted them. */
interface ExpectedTotals {
  source: string;
  /** Counts by name; unknown rows are beside `rows`, not among them. */
  totals: Readonly<Record<string, number>>;
}

/**
 * The only place where totals of the gap tables are typed; pages and files compute theirs. A row that is lost, or whose
 * state, certainty or points change, shows here.
 */
export const expectedGapTotals: Readonly<Record<GapSlug, ExpectedTotals>> = {
  'iso-9001-to-aqap-2110': {
    source: 'quality texts, corrected on 23 November 2026, section 2',
    totals: {
      rows: 36,
      reuse: 8,
      extend: 18,
      new: 10,
      unknown: 4,
      read: 15,
      known: 21,
      open: 4,
      S: 26,
      M: 12,
      L: 2,
    },
  },
  'iso-9001-to-as9100': {
    source: 'quality texts, corrected on 23 November 2026, section 2',
    totals: {
      rows: 40,
      reuse: 7,
      extend: 26,
      new: 7,
      unknown: 0,
      read: 11,
      known: 29,
      open: 0,
      S: 20,
      M: 19,
      L: 1,
    },
  },
  'as9100-to-aqap-2110': {
    source: 'quality texts, corrected on 23 November 2026, section 3',
    totals: {
      rows: 29,
      reuse: 6,
      extend: 16,
      new: 7,
      unknown: 1,
      read: 14,
      known: 15,
      open: 1,
      S: 23,
      M: 6,
      L: 1,
    },
  },
  'as9100-to-aqap-2310': {
    source: 'quality texts, corrected on 23 November 2026, section 2',
    totals: {
      rows: 34,
      reuse: 10,
      extend: 16,
      new: 8,
      unknown: 1,
      read: 10,
      known: 24,
      open: 1,
      S: 28,
      M: 6,
      L: 1,
    },
  },
  'iso-27001-to-cmmc': {
    source: 'requirements of NIST SP 800-171 Revision 2, corrected on 23 November 2026, section 1',
    totals: {
      rows: 110,
      reuse: 22,
      extend: 72,
      new: 16,
      unknown: 0,
      points: 313,
      reusePoints: 58,
      extendPoints: 226,
      newPoints: 29,
      workPoints: 255,
      reuseScore: -145,
      objectives: 320,
      poamRows: 47,
    },
  },
};
