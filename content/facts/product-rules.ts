import type { Fact } from './types';

const checked = '2026-11-21';
const year = '2027-11-30';

/** Law of the European Union for products placed on its market. */
export const productFacts = {
  'red-cyber': {
    title: 'Radio cybersecurity',
    text: 'Articles 3(3)(d), (e) and (f) of the Radio Equipment Directive apply: protection of networks, personal data and payments. The standards EN 18031 support them and are listed with restrictions.',
    status: 'in-force',
    effective: '2025-08-01',
    meets: 'Makers and importers of internet-connected radio equipment',
    do: 'Test to EN 18031 within its restrictions, or involve a notified body.',
    sources: [
      { document: 'red', section: 'Article 3(3) with Delegated Regulation (EU) 2022/30' },
      { document: 'en-18031' },
    ],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'cra-assessors': {
    title: 'Assessors for cyber resilience',
    text: 'The Cyber Resilience Act’s chapter on notified bodies applies.',
    status: 'in-force',
    effective: '2026-06-11',
    meets: 'Makers of important and critical products with digital elements',
    do: 'Ask early which bodies are notified for your product.',
    sources: [{ document: 'cra', section: 'Article 71' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'cra-reporting': {
    title: 'Reporting duties in force',
    text: 'Manufacturers report actively exploited vulnerabilities and severe incidents under the Cyber Resilience Act, for products already sold too.',
    status: 'in-force',
    effective: '2026-09-11',
    meets: 'Makers of products with digital elements',
    do: 'Name who reports and test the reporting route.',
    sources: [{ document: 'cra', section: 'Articles 14 and 71' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'machinery-2027': {
    title: 'New machinery rules',
    text: 'Regulation (EU) 2023/1230 replaces Directive 2006/42/EC.',
    status: 'coming',
    effective: '2027-01-20',
    meets: 'Makers of machines, ground robots among them',
    do: 'Write the technical file of a product sold from that day to the Regulation.',
    sources: [{ document: 'machinery', section: 'Article 54, with its corrigendum' }],
    certainty: 'seen',
    checked,
    reviewBy: '2027-01-20',
  },
  'cra-full': {
    title: 'Cyber resilience in full',
    text: 'All duties of the Cyber Resilience Act apply to products placed on the market.',
    status: 'coming',
    effective: '2027-12-11',
    meets: 'Makers, importers and distributors of products with digital elements',
    do: 'Plan updates and support for the whole support period.',
    sources: [{ document: 'cra', section: 'Article 71' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
} as const satisfies Record<string, Fact>;
