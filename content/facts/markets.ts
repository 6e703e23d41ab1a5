import type { Fact } from './types';

const checked = '2026-11-21';
/** Day of the check of what had stood as settled text. */
const again = '2026-11-22';
const soon = '2027-03-31';

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
    reviewBy: soon,
  },
  'ted-threshold': {
    title: 'When a defense contract must be published in TED',
    text: 'From {2026-01-01} EU states publish defense contracts for goods and services of €432,000 and more in Tenders Electronic Daily (TED). Below it, and where a state invokes Article 346 of the Treaty, a purchase may stay unpublished.',
    status: 'in-force',
    effective: '2026-01-01',
    meets: 'Suppliers to armed forces and ministries of EU states',
    do: 'Follow TED for large contracts and the national portal for the others; ask a buyer what it will not publish.',
    sources: [{ document: 'ted-thresholds' }, { document: 'defence-procurement' }],
    certainty: 'secondary',
    checked: '2026-11-20',
    reviewBy: '2027-11-20',
  },
  'buyers-national': {
    title: 'Where most defense contracts are published',
    text: 'Nations buy far more than NATO’s agencies do. EU states publish larger defense contracts in Tenders Electronic Daily (TED), with national exceptions; smaller ones stand on national portals.',
    status: 'in-force',
    meets: 'Companies that look for their first call',
    do: 'Set a search in TED and on the portal of each target nation.',
    sources: [{ document: 'defence-procurement' }],
    certainty: 'secondary',
    checked: again,
    reviewBy: soon,
  },
  'programs-diana-edf': {
    title: 'Programs for innovation: DIANA and EDF',
    text: 'NATO’s accelerator DIANA asked that companies have their headquarters in a NATO nation. The European Defence Fund (EDF) pays consortia, normally of at least three companies from three states. The companies are established and controlled in the EU or in associated countries, with conditions for others. Each call states who may take part.',
    status: 'in-force',
    meets: 'Companies that develop new defense technology',
    do: 'Read the conditions of the call before you plan a proposal.',
    sources: [{ document: 'diana' }, { document: 'edf', section: 'Article 9' }],
    certainty: 'secondary',
    checked: again,
    reviewBy: soon,
  },
  'eda-equipment': {
    title: 'Equipment bought by EU states',
    text: 'EU states alone bought equipment for €88 billion in 2024 (European Defence Agency).',
    status: 'in-force',
    effective: '2024',
    meets: 'Readers of the figure of 50 billion euros',
    do: 'Take the newer year when the agency has published it.',
    sources: [{ document: 'eda-data' }],
    certainty: 'seen',
    checked,
    reviewBy: '2027-10-31',
  },
  'nato-common-funds': {
    title: 'NATO’s common budgets',
    text: 'NATO’s common budgets are about €5 billion a year.',
    status: 'in-force',
    effective: '2026',
    meets: 'Readers of the figure of 50 billion euros',
    do: 'Take the ceiling of the new year.',
    sources: [{ document: 'nato-funds' }],
    certainty: 'secondary',
    checked,
    reviewBy: soon,
  },
} as const satisfies Record<string, Fact>;
