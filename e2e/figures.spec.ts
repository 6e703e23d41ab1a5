import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/**
 * The specification's figures, lists and labels, typed here from its text and never read from content/:
 * what the dataset and the formatters make of them must be found in the built page of the right route.
 */

/** Visible words of a built page: tags become spaces, entities characters, white space single spaces. */
function pageText(route: string): string {
  const html = readFileSync(`out${route === '/' ? '/index' : route}.html`, 'utf8');
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');
}

const months = '(?: ?months?| ?mo)?';

/** A range as the site may print it: "65–110K", "$65,000–110,000", with or without unit words. */
const thousands = (min: number, max: number) => new RegExp(`\\$?${min}(?:,000)?(?:K)?–\\$?${max}(?:,000|K)`);

function expectAll(route: string, expected: readonly (string | RegExp)[]) {
  const text = pageText(route);
  const missing = expected.filter((item) =>
    typeof item === 'string' ? !text.toLowerCase().includes(item.toLowerCase()) : !item.test(text),
  );
  expect(missing.map(String), `missing on ${route}`).toEqual([]);
}

const pages: Record<string, readonly (string | RegExp)[]> = {
  '/': [
    /up to 90%/i,
    '70%',
    '6 months',
    /2\+ years/,
    /6–9 months/,
    /30[- ]day/,
    /money-back/,
    /30 million|30M/,
    '2026',
    /50B\+|50 billion/,
    'Coming Soon',
    /partnership bridging/i,
    /consultancy/i,
    /investment/i,
  ],
  '/services': ['Station 1', 'Coming Soon', 'Training & Support'],
  '/services/complytrain': [
    /30\+ months/,
    /500K–1M\+/,
    '6 months',
    '9 months',
    '7 months',
    '8 months',
    /month 3/i,
    '60%',
    'Completed',
    'Current',
    'Pending',
    /free assessment/i,
    /schedule demo/i,
    /book strategy call/i,
    'Foundation',
    'Security',
    'Quality',
    'Defense Standards',
    'NATO Ready',
  ],
  '/services/training': ['Coming Soon'],
  '/stations/foundation': [
    '4–6 weeks',
    /business registration guidance/i,
    /governance design/i,
    /operational framework/i,
    /documentation repository/i,
    /readiness gap analysis/i,
    /roles definition/i,
    /business concept/i,
    /market and customers/i,
    /technology and IP status/i,
    /founding team/i,
    /funding needs/i,
    /jurisdiction preferences/i,
    /structure design/i,
    /documentation framework/i,
    /weeks? 1–2/i,
    /weeks? 3–4/i,
    /weeks? 5–6/i,
    'Month 1',
  ],
  '/stations/security': [
    '6–8 weeks',
    /information security policy/i,
    'GDPR',
    /data protection and encryption/i,
    /cybersecurity frameworks/i,
    /access control/i,
    /incident response/i,
    /awareness training/i,
    /audit setup/i,
    'ISO 27001',
    'NIST',
    'NATO Security',
    /weeks? 1–2/i,
    /weeks? 3–4/i,
    /weeks? 5–6/i,
    /weeks? 7–8/i,
    'Coming Soon',
    'Operations',
    'Month 2',
  ],
  '/stations/quality': [
    '8–10 weeks',
    'ISO 9001:2015',
    'Gap Analysis',
    'QMS Development',
    'Implementation',
    'Certification Preparation',
    /weeks? 1–2/i,
    /weeks? 3–5/i,
    /weeks? 6–8/i,
    /weeks? 9–10/i,
    /core documentation/i,
    /management systems/i,
    /95 ?%/,
    /70 ?%/,
    /25 ?%/,
    /customer satisfaction/i,
    /non-?conformit/i,
    /process efficiency/i,
    /major audit findings/i,
    'Station 4',
    'Months 3–4',
    'Operations',
  ],
  '/stations/defense-standards': [
    '10–12 weeks',
    'AQAP 2110',
    'ITAR',
    'EAR',
    'CONFIDENTIAL',
    'SECRET',
    'TOP SECRET',
    /(3|three) weeks/i,
    'Station 5',
    'Month 5',
  ],
  '/stations/nato-ready': [
    '4–6 weeks',
    /portfolio validation/i,
    /contract readiness/i,
    /bid preparation/i,
    /(2|two) weeks/i,
    'Aerospace & Aviation',
    'Defense Systems',
    'Logistics & Support',
    /100 ?% ?NATO Ready|NATO Ready ?100 ?%|100 ?%/,
    /unlimited/i,
    'Month 6',
  ],
  '/certifications/comparison': [
    'All Certifications',
    'NATO Required',
    'US DoD Required',
    'EU Required',
    'Cybersecurity Focus',
    'Quality Management',
    'NATO Quality Assurance',
    'Aerospace Quality',
    'Information Security',
    'Export Control',
    'Security Clearance',
    'Product Conformity',
    '12–18 months',
    '6–9 months',
    '9–12 months',
    '6–12 months',
    '3–6 months',
    '€55,000–100,000',
    '€28,000–45,000',
    '€45,000–70,000',
    '€40,000–150,000',
    '€35,000–60,000',
    '€20,000–40,000',
    '€50,000–100,000',
    '€15,000–30,000',
    'Low-Medium',
    'Medium-High',
    'Very High',
    'Required*',
    'Recommended',
    'NIST 800-171',
    'Basic ISMS',
    'US Entity',
    'FSC and ISO 27001',
    'Product Testing',
    'NATO Secret',
    'NATO Supplier',
    'US Defense',
    'Aerospace',
    'Cybersecurity',
    '€150,000–200,000',
    '€120,000–180,000',
    '€100,000–150,000',
    '€100,000–160,000',
    '12–15 months',
    '200–300%',
    '150–250%',
    '300–400%',
    '50–100%',
    '8–12 months',
    '4–8 months',
    /specific contract types or classified programs/i,
  ],
  '/legal/privacy': ['September 2025', '7 years', /plus 6 years/, /3 years/, /2 years/],
  '/legal/terms': [
    'September 2025',
    '99.5%',
    '72 hours',
    /Critical/,
    /4 ?h(ours)?/,
    /24 ?h(ours)?/,
    /48 ?h(ours)?/,
    /30 days/,
    '1.5%',
    /12 months/,
    /5 years/,
    /60 days/,
    /90 days/,
    'Danish law',
    'International Chamber of Commerce',
    'Copenhagen',
    'English',
    /money-back/i,
  ],
  '/legal/cookies': ['September 2025'],
  '/legal/gdpr': ['September 2025'],
  '/legal/security': ['September 2025', 'AES-256', /multi-factor authentication/i, /role-based access/i],
  '/legal/export-control': ['September 2025'],
  '/contact': [/We(’|')ll respond within 24 hours/, /consultation/i],
  '/about': [
    'Mission',
    'Vision',
    'Leadership Team',
    'Technical Experts',
    'Advisory Board',
    'NATO Compliance',
    'ISO',
    'ITAR & Export Control',
    'Cybersecurity',
    /partners/i,
    '2025',
    '2026',
  ],
  '/services/investment': [
    'ComplyTrain Platform',
    'Defense Tech Investment',
    'Compliance Consultancy',
    'Partnership Bridging',
  ],
  '/services/consultancy': [
    'ComplyTrain Platform',
    'Defense Tech Investment',
    'Compliance Consultancy',
    'Partnership Bridging',
  ],
  '/services/partnership': [
    'ComplyTrain Platform',
    'Defense Tech Investment',
    'Compliance Consultancy',
    'Partnership Bridging',
  ],
};

for (const [route, expected] of Object.entries(pages)) {
  test(`${route} holds what the specification names for it`, () => expectAll(route, expected));
}

/** Months and thousands of US dollars a phase, then in total (specification, section 9). */
const details: Record<string, { months: [number, number][]; usd: [number, number][]; tabs: string[] }> = {
  aqap2110: {
    months: [
      [2, 3],
      [6, 12],
      [2, 3],
      [10, 18],
    ],
    usd: [
      [15, 25],
      [30, 50],
      [20, 35],
      [65, 110],
    ],
    tabs: ['Preparation', 'Certification'],
  },
  as9100d: {
    months: [
      [2, 3],
      [6, 12],
      [2, 3],
      [10, 18],
    ],
    usd: [
      [15, 25],
      [30, 50],
      [20, 35],
      [65, 110],
    ],
    tabs: ['Preparation', 'Certification'],
  },
  iso9001: {
    months: [
      [1, 2],
      [3, 6],
      [1, 2],
      [5, 10],
    ],
    usd: [
      [8, 15],
      [15, 25],
      [10, 20],
      [33, 60],
    ],
    tabs: ['Preparation', 'Certification'],
  },
  cmmc: {
    months: [
      [1, 2],
      [3, 6],
      [1, 2],
      [5, 10],
    ],
    usd: [
      [10, 20],
      [25, 50],
      [15, 30],
      [50, 100],
    ],
    tabs: ['Assessment', 'Certification'],
  },
  iso27001: {
    months: [
      [1, 2],
      [3, 6],
      [1, 2],
      [5, 10],
    ],
    usd: [
      [10, 20],
      [25, 50],
      [15, 30],
      [50, 100],
    ],
    tabs: ['Assessment', 'Certification'],
  },
  itar: {
    months: [
      [1, 2],
      [2, 4],
      [1, 2],
      [4, 8],
    ],
    usd: [
      [5, 10],
      [15, 30],
      [5, 10],
      [25, 50],
    ],
    tabs: ['Assessment', 'Compliance'],
  },
  'nato-clearance': {
    months: [
      [1, 2],
      [2, 4],
      [3, 6],
      [6, 12],
    ],
    usd: [
      [5, 10],
      [20, 40],
      [10, 20],
      [35, 70],
    ],
    tabs: ['Assessment', 'Clearance'],
  },
  'ce-marking': {
    months: [
      [1, 2],
      [2, 4],
      [1, 2],
      [4, 8],
    ],
    usd: [
      [5, 10],
      [15, 30],
      [10, 20],
      [30, 60],
    ],
    tabs: ['Assessment', 'Certification'],
  },
};

for (const [slug, { months: phases, usd, tabs }] of Object.entries(details)) {
  test(`/certifications/${slug} holds its phases and totals`, () => {
    expectAll(`/certifications/${slug}`, [
      ...phases.map(([min, max]) => new RegExp(`\\b${min}–${max}${months}`)),
      ...usd.map(([min, max]) => thousands(min, max)),
      'Consultation',
      'Implementation',
      ...tabs,
    ]);
  });
}

test('the CMMC page says since when awards require it', () => {
  expectAll('/certifications/cmmc', ['10 November 2025']);
});

test('the frame of every page holds footer labels, offices and the year', () => {
  for (const route of Object.keys(pages)) {
    expectAll(route, [
      'Quick Actions',
      'About',
      'Compare Certifications',
      'View All Services',
      'NATO Defense Contracts',
      'US DoD Suppliers',
      'EU Defense Agencies',
      'Commercial Aerospace',
      'Copenhagen, Denmark',
      'Lviv, Ukraine',
      'Opening Soon',
      'Back to Top',
      '© 2025',
    ]);
  }
});
