import type { Fact } from './types';

const checked = '2026-11-21';
/** Day of the check of the reports on the omnibus and on NCAGE codes. */
const latestCheck = '2026-11-28';
const reviewSoon = '2027-03-31';

/** Markets and spending. */
export const marketFacts = {
  'drones-ukraine': {
    title: 'Drones planned in Ukraine',
    text: 'Public figures for Ukraine alone range from over 7 million drones planned for 2026 to 20 million if partners pay for them.',
    status: 'in-force',
    effective: '2026-01-26',
    affects: 'Readers of the figure of 30 million drones',
    action: 'Look for a newer statement of Ukraine’s Ministry of Defence.',
    sources: [{ document: 'ua-drones' }],
    certainty: 'verified',
    checked,
    reviewBy: reviewSoon,
    from: [
      {
        date: '2027-01-01',
        text: 'Public figures for Ukraine alone ranged from over 7 million drones planned for 2026 to 20 million if partners paid for them.',
      },
    ],
  },
  'ted-threshold': {
    title: 'When a defense contract must be published in TED',
    text: 'For 2026 and 2027 EU states have to publish defense contracts in [Tenders Electronic Daily](glossary:ted) (TED) from €432,000 for supplies and services and from €5,404,000 for works. Below these values, and where a state invokes Article 346 of the Treaty, a purchase may stay unpublished.',
    status: 'in-force',
    effective: '2026-01-01',
    lane: 'eu',
    label: 'TED threshold',
    affects: 'Suppliers to armed forces and ministries of EU states',
    action:
      'Follow TED for large contracts and the national portal for the others. Ask a buyer what it will not publish.',
    sources: [{ document: 'ted-thresholds' }, { document: 'defence-procurement' }],
    certainty: 'second-hand',
    checked: '2026-11-20',
    reviewBy: '2027-11-20',
    from: [
      {
        date: '2028-01-01',
        text: 'For 2026 and 2027 EU states had to publish defense contracts in Tenders Electronic Daily (TED) from €432,000 for supplies and services and from €5,404,000 for works. Look up the thresholds of this year. Where a state invokes Article 346 of the Treaty, a purchase may stay unpublished.',
      },
    ],
  },
  'defense-omnibus': {
    title: 'Defense omnibus: publication and permits',
    text: 'The deal of {2026-06-10} on the defense omnibus raises the values from which a defense purchase must be published. The Commission proposed €900,000 for goods and services and €7 million for works. The Council proposed €3 million and €15 million. Permits are to take 42 working days, at most 102, and general licenses are to cover transfers inside the EU.',
    status: 'coming',
    lane: 'eu',
    affects: 'Suppliers to armed forces and ministries of EU states',
    action: 'Ask the buyer which value applies.',
    sources: [{ document: 'omnibus' }, { document: 'omnibus-proposals' }],
    certainty: 'second-hand',
    checked: latestCheck,
    reviewBy: '2027-02-28',
  },
  'ncage-time': {
    title: 'Time for a NATO supplier code (NCAGE)',
    text: 'The supplier code takes 10 calendar days. An emergency request takes 3 business days. Some countries need weeks. The [request](address:ncage-tool) is free.',
    status: 'in-force',
    affects: 'Suppliers that need an NCAGE code',
    action: 'Ask your codification bureau how long it takes.',
    sources: [{ document: 'ncage-reports' }],
    certainty: 'second-hand',
    checked: latestCheck,
    reviewBy: '2027-11-30',
  },
  'eda-equipment': {
    title: 'Equipment bought by EU states',
    text: 'EU states alone bought equipment for €88 billion in 2024 (European Defence Agency).',
    status: 'in-force',
    effective: '2024',
    affects: 'Readers of the figure of 50 billion euros',
    action: 'Use the newer year once the agency has published it.',
    sources: [{ document: 'eda-data' }],
    certainty: 'verified',
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
    affects: 'Readers of older guides',
    action: 'Use the new figures.',
    sources: [{ document: 'eu-thresholds' }],
    certainty: 'second-hand',
    checked,
    reviewBy: '2027-10-31',
  },
  'sam-uei': {
    title: 'DUNS number replaced',
    text: 'The Unique Entity ID (UEI) of SAM.gov replaced the DUNS number on {2022-04-04}.',
    status: 'superseded',
    effective: '2022-04-04',
    lane: 'us',
    affects: 'Companies that register for US contracts',
    action: 'Give the UEI where an older form asks for a DUNS number.',
    sources: [{ document: 'sam-uei' }],
    certainty: 'second-hand',
    checked,
    reviewBy: '2027-10-31',
  },
} as const satisfies Record<string, Fact>;
