import { as9100ToAqap2110, as9100ToAqap2310 } from './as9100-to-aqap';
import { iso9001ToAqap2110 } from './iso-9001-to-aqap-2110';
import { iso9001ToAs9100 } from './iso-9001-to-as9100';
import { iso27001ToCmmc } from './iso-27001-to-cmmc';
import { type GapSlug, type GapTableSlug, gapSlugs } from './slugs';
import type { GapTable, PageTable } from './types';

/** Gap tables by slug. */
export const gapBySlug = {
  'iso-9001-to-aqap-2110': iso9001ToAqap2110,
  'iso-9001-to-as9100': iso9001ToAs9100,
  'as9100-to-aqap-2110': as9100ToAqap2110,
  'as9100-to-aqap-2310': as9100ToAqap2310,
  'iso-27001-to-cmmc': iso27001ToCmmc,
} satisfies Record<GapTableSlug, GapTable> & Record<GapSlug, PageTable>;

/** All gap tables, in the order of the index. */
export const gapTables: readonly GapTable[] = Object.values(gapBySlug);

/** Gap tables with a page. */
export const gapPages: readonly PageTable[] = gapSlugs.map((slug) => gapBySlug[slug]);
