import type { Fact } from './types';

const checked = '2026-11-21';
const reviewSoon = '2027-03-31';

/** Markets and spending. */
export const marketFacts = {
  'drones-ukraine': {
    title: 'Drones planned in Ukraine',
    text: 'Public figures for Ukraine alone run from over 7 million planned for 2026 to 20 million if partners pay for them.',
    status: 'in-force',
    effective: '2026-01-26',
    meets: 'Readers of the figure of 30 million drones',
    do: 'Look for a newer statement of the Ministry of Defence.',
    sources: [{ document: 'ua-drones' }],
    certainty: 'seen',
    checked,
    reviewBy: reviewSoon,
    from: [
      {
        date: '2027-01-01',
        text: 'Public figures for Ukraine alone ran from over 7 million planned for 2026 to 20 million if partners paid for them.',
      },
    ],
  },
  'ted-threshold': {
    title: 'When a defense contract must be published in TED',
    text: 'For 2026 and 2027 EU states have to publish defense contracts in Tenders Electronic Daily (TED) from €432,000 for supplies and services and from €5,404,000 for works. Below that, and where a state invokes Article 346 of the Treaty, a purchase may stay unpublished.',
    status: 'in-force',
    effective: '2026-01-01',
    lane: 'eu',
    label: 'TED threshold',
    meets: 'Suppliers to armed forces and ministries of EU states',
    do: 'Follow TED for large contracts and the national portal for the others; ask a buyer what it will not publish.',
    sources: [{ document: 'ted-thresholds' }, { document: 'defence-procurement' }],
    certainty: 'reports',
    checked: '2026-11-20',
    reviewBy: '2027-11-20',
    from: [
      {
        date: '2028-01-01',
        text: 'For 2026 and 2027 EU states had to publish defense contracts in Tenders Electronic Daily (TED) from €432,000 for supplies and services and from €5,404,000 for works. Look up the thresholds of this year. Where a state invokes Article 346 of the Treaty, a purchase may stay unpublished.',
      },
    ],
  },
  'eda-equipment': {
    title: 'Equipment bought by EU states',
    text: 'EU states alone bought equipment for €88 billion in 2024 (European Defence Agency).',
    status: 'in-force',
    effective: '2024',
    meets: 'Readers of the figure of 50 billion euros',
    do: 'Use the newer year once the agency has published it.',
    sources: [{ document: 'eda-data' }],
    certainty: 'seen',
    checked,
    reviewBy: '2027-10-31',
  },
  'eu-thresholds-2024': {
    title: 'EU thresholds for defense contracts, 2024 and 2025',
    text: 'The thresholds of €443,000 for supplies and services and €5,538,000 for works applied until the end of 2025.',
    status: 'superseded',
    effective: '2025-12-31',
    lane: 'eu',
    replacedBy: 'ted-threshold',
    meets: 'Readers of older guides',
    do: 'Use the new figures.',
    sources: [{ document: 'eu-thresholds' }],
    certainty: 'reports',
    checked,
    reviewBy: '2027-10-31',
  },
  'sam-uei': {
    title: 'DUNS number replaced',
    text: 'The Unique Entity ID (UEI) of SAM.gov replaced the DUNS number on {2022-04-04}.',
    status: 'superseded',
    effective: '2022-04-04',
    lane: 'us',
    meets: 'Companies that register for US contracts',
    do: 'Give the UEI where an older form asks for a DUNS number.',
    sources: [{ document: 'sam-uei' }],
    certainty: 'reports',
    checked,
    reviewBy: '2027-10-31',
  },
} as const satisfies Record<string, Fact>;
