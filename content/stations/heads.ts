import { weeks } from '../units';
import type { StationSlug } from './slugs';
import type { StationHead } from './types';

/** Heads of the five stations by slug, in the order of the journey (specification, sections 3, 4 and 9). */
export const stationHeads = {
  foundation: { slug: 'foundation', number: 1, name: 'Foundation', progressLabel: 'Foundation', months: { from: 1, to: 1 }, topic: 'Business registration and governance', weeks: weeks(4, 6) },
  security: {
    slug: 'security',
    number: 2,
    name: 'Security',
    // The specification calls step 2 Operations in the progress indicator and Security everywhere else.
    progressLabel: 'Operations',
    hasTwoNames: true,
    months: { from: 2, to: 2 },
    topic: 'Information security and GDPR',
    weeks: weeks(6, 8),
  },
  quality: { slug: 'quality', number: 3, name: 'Quality', progressLabel: 'Quality', months: { from: 3, to: 4 }, topic: 'ISO 9001 and process excellence', weeks: weeks(8, 10) },
  'defense-standards': { slug: 'defense-standards', number: 4, name: 'Defense Standards', progressLabel: 'Defense', months: { from: 5, to: 5 }, topic: 'AQAP compliance and export controls', weeks: weeks(10, 12) },
  'nato-ready': { slug: 'nato-ready', number: 5, name: 'NATO Ready', progressLabel: 'NATO Ready', months: { from: 6, to: 6 }, topic: 'Supplier registration and contract readiness', weeks: weeks(4, 6) },
} satisfies Record<StationSlug, StationHead>;

/** The same heads as a list, station 1 first. */
export const stationList: readonly StationHead[] = Object.values(stationHeads);
