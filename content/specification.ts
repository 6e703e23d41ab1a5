/**
 * Figures, lists and labels of the specification, transcribed from its text and independent of the records. Unit tests
 * compare the records with them, end-to-end tests the built pages. Make an intended change to a record here as well; an
 * unintended one fails a test.
 */

/** Lowest and highest value. */
export type NumberPair = readonly [min: number, max: number];

/** Values that the specification states for one certification (sections 3 and 9; tabs as decided later). */
interface SpecifiedCertification {
  name: string;
  focus: string;
  /** Months and euros in the comparison table. */
  months: NumberPair;
  eur: NumberPair;
  complexity: string;
  /** Requirement levels for NATO, US DoD and EU. */
  requirements: readonly [nato: string, usdod: string, eu: string];
  prerequisites: string;
  tags: readonly string[];
  /** Names of the first and the third tab; the second is Implementation. */
  tabs: readonly [string, string];
  /** Months of each phase, and their total. */
  phases: readonly [NumberPair, NumberPair, NumberPair];
  total: NumberPair;
  /** Thousands of US dollars of each phase, and their total. */
  usd: readonly [NumberPair, NumberPair, NumberPair];
  totalUsd: NumberPair;
}

/** The eight certifications in the order of the table; records added later are not compared. */
export const specifiedCertifications = {
  aqap2110: {
    name: 'AQAP 2110',
    focus: 'NATO Quality Assurance',
    months: [12, 18],
    eur: [55_000, 100_000],
    complexity: 'High',
    requirements: ['Required', 'No', 'Recommended'],
    prerequisites: 'ISO 9001:2015',
    tags: ['nato', 'quality'],
    tabs: ['Preparation', 'Certification'],
    phases: [
      [2, 3],
      [6, 12],
      [2, 3],
    ],
    total: [10, 18],
    usd: [
      [15, 25],
      [30, 50],
      [20, 35],
    ],
    totalUsd: [65, 110],
  },
  iso9001: {
    name: 'ISO 9001:2015',
    focus: 'Quality Management',
    months: [6, 9],
    eur: [28_000, 45_000],
    complexity: 'Low-Medium',
    requirements: ['Recommended', 'Recommended', 'Recommended'],
    prerequisites: 'None',
    tags: ['quality'],
    tabs: ['Preparation', 'Certification'],
    phases: [
      [1, 2],
      [3, 6],
      [1, 2],
    ],
    total: [5, 10],
    usd: [
      [8, 15],
      [15, 25],
      [10, 20],
    ],
    totalUsd: [33, 60],
  },
  as9100d: {
    name: 'AS9100D',
    focus: 'Aerospace Quality',
    months: [9, 12],
    eur: [45_000, 70_000],
    complexity: 'Medium-High',
    requirements: ['Recommended', 'Required*', 'Recommended'],
    prerequisites: 'ISO 9001:2015',
    tags: ['quality'],
    tabs: ['Preparation', 'Certification'],
    phases: [
      [2, 3],
      [6, 12],
      [2, 3],
    ],
    total: [10, 18],
    usd: [
      [15, 25],
      [30, 50],
      [20, 35],
    ],
    totalUsd: [65, 110],
  },
  cmmc: {
    name: 'CMMC',
    focus: 'Cybersecurity',
    months: [6, 12],
    eur: [40_000, 150_000],
    complexity: 'High',
    requirements: ['No', 'Required', 'No'],
    prerequisites: 'NIST 800-171',
    tags: ['cyber', 'us'],
    tabs: ['Assessment', 'Certification'],
    phases: [
      [1, 2],
      [3, 6],
      [1, 2],
    ],
    total: [5, 10],
    usd: [
      [10, 20],
      [25, 50],
      [15, 30],
    ],
    totalUsd: [50, 100],
  },
  iso27001: {
    name: 'ISO/IEC 27001',
    focus: 'Information Security',
    months: [6, 9],
    eur: [35_000, 60_000],
    complexity: 'Medium-High',
    requirements: ['Recommended', 'Recommended', 'Required*'],
    prerequisites: 'Basic ISMS',
    tags: ['cyber'],
    tabs: ['Assessment', 'Certification'],
    phases: [
      [1, 2],
      [3, 6],
      [1, 2],
    ],
    total: [5, 10],
    usd: [
      [10, 20],
      [25, 50],
      [15, 30],
    ],
    totalUsd: [50, 100],
  },
  itar: {
    name: 'ITAR',
    focus: 'Export Control',
    months: [3, 6],
    eur: [20_000, 40_000],
    complexity: 'Medium-High',
    requirements: ['No', 'Required', 'No'],
    prerequisites: 'US Entity',
    tags: ['us'],
    tabs: ['Assessment', 'Compliance'],
    phases: [
      [1, 2],
      [2, 4],
      [1, 2],
    ],
    total: [4, 8],
    usd: [
      [5, 10],
      [15, 30],
      [5, 10],
    ],
    totalUsd: [25, 50],
  },
  'nato-clearance': {
    name: 'NATO Secret',
    focus: 'Security Clearance',
    months: [6, 12],
    eur: [50_000, 100_000],
    complexity: 'Very High',
    requirements: ['Required*', 'No', 'Recommended'],
    prerequisites: 'FSC and ISO 27001',
    tags: ['nato'],
    tabs: ['Assessment', 'Clearance'],
    phases: [
      [1, 2],
      [2, 4],
      [3, 6],
    ],
    total: [6, 12],
    usd: [
      [5, 10],
      [20, 40],
      [10, 20],
    ],
    totalUsd: [35, 70],
  },
  'ce-marking': {
    name: 'CE Marking',
    focus: 'Product Conformity',
    months: [3, 6],
    eur: [15_000, 30_000],
    complexity: 'Low-Medium',
    requirements: ['No', 'No', 'Required'],
    prerequisites: 'Product Testing',
    tags: ['eu'],
    tabs: ['Assessment', 'Certification'],
    phases: [
      [1, 2],
      [2, 4],
      [1, 2],
    ],
    total: [4, 8],
    usd: [
      [5, 10],
      [15, 30],
      [10, 20],
    ],
    totalUsd: [30, 60],
  },
} as const satisfies Record<string, SpecifiedCertification>;

/** The five stations: names, months of the journey, weeks, and weeks of their phases (sections 2, 3, 4 and 9). */
export const specifiedStations = {
  foundation: {
    number: 1,
    name: 'Foundation',
    progress: 'Foundation',
    months: [1, 1],
    weeks: [4, 6],
    phases: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  },
  security: {
    number: 2,
    name: 'Security',
    progress: 'Operations',
    months: [2, 2],
    weeks: [6, 8],
    phases: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  },
  quality: {
    number: 3,
    name: 'Quality',
    progress: 'Quality',
    months: [3, 4],
    weeks: [8, 10],
    phases: [
      [1, 2],
      [3, 5],
      [6, 8],
      [9, 10],
    ],
  },
  'defense-standards': {
    number: 4,
    name: 'Defense Standards',
    progress: 'Defense',
    months: [5, 5],
    weeks: [10, 12],
    phases: [
      [1, 3],
      [4, 6],
      [7, 9],
      [10, 12],
    ],
  },
  'nato-ready': {
    number: 5,
    name: 'NATO Ready',
    progress: 'NATO Ready',
    months: [6, 6],
    weeks: [4, 6],
    phases: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  },
} as const satisfies Record<
  string,
  {
    number: number;
    name: string;
    progress: string;
    months: NumberPair;
    weeks: NumberPair;
    phases: readonly NumberPair[];
  }
>;

/** Lists on the station pages (section 2). */
export const stationLists = {
  deliverables: [
    'Business registration guidance',
    'Governance design',
    'Operational framework',
    'Documentation repository',
    'Readiness gap analysis',
    'Roles definition',
  ],
  requirements: [
    'Business concept',
    'Market and customers',
    'Technology and IP status',
    'Founding team',
    'Funding needs',
    'Jurisdiction preferences',
  ],
  foundationPlan: ['Structure design', 'Documentation framework', 'Governance'],
  standards: ['ISO 27001', 'GDPR', 'NIST', 'NATO Security'],
  subjects: [
    'Information security policy',
    'GDPR',
    'Data protection and encryption',
    'Cybersecurity frameworks',
    'Access control',
    'Incident response',
    'Awareness training',
    'Audit setup',
  ],
  qualityTabs: ['Gap Analysis', 'QMS Development', 'Implementation', 'Certification Preparation'],
  clearances: ['CONFIDENTIAL', 'SECRET', 'TOP SECRET'],
  volumes: ['Portfolio validation', 'Contract readiness', 'Bid preparation'],
  opportunities: ['Aerospace & Aviation', 'Defense Systems', 'Logistics & Support'],
} as const;

/** Success metrics of the Quality station in percent, with zero major audit findings (section 9). */
export const specifiedQualityTargets = { 'at-least': 95, reduction: 70, improvement: 25, none: 0 } as const;

/**
 * Platform page (section 2): months of the phases of both routes, cost in US dollars, journey widget, calls to action.
 */
export const platform = {
  traditional: [6, 9, 7, 8],
  months: [1, 1, 2, 1, 1],
  cost: [500_000, 1_000_000],
  firstBidMonth: 3,
  widget: { current: 2, percent: 60 },
  calls: ['Free assessment', 'Schedule demo', 'Book strategy call'],
} as const;

/** Services: sidebar, home carousel, tiles and tabs of the home page (section 2). */
export const specifiedServices = {
  sidebar: [
    'ComplyTrain Platform',
    'Defense Tech Investment',
    'Compliance Consultancy',
    'Partnership Bridging',
  ],
  carousel: ['complytrain', 'consultancy', 'training', 'investment'],
  tiles: 5,
  comingSoon: ['Training & Support', 'Coming Soon'],
} as const;

/** Claims as printed (section 9). */
export const specifiedClaims = ['6 months', '70%', 'up to 90%', '30-day', '30 million', '€50B+'] as const;
export const specifiedCertificationMonths: NumberPair = [6, 9];

/** Filter buttons of the comparison (section 2). */
export const specifiedFilters = [
  'All Certifications',
  'NATO Required',
  'US DoD Required',
  'EU Required',
  'Cybersecurity Focus',
  'Quality Management',
] as const;

/** Pathways in months and euros (section 9). */
export const specifiedPathways = {
  'NATO Supplier': { months: [12, 18], eur: [150_000, 200_000] },
  'US Defense': { months: [9, 12], eur: [120_000, 180_000] },
  Aerospace: { months: [12, 15], eur: [100_000, 150_000] },
  Cybersecurity: { months: [9, 12], eur: [100_000, 160_000] },
} as const satisfies Record<string, { months: NumberPair; eur: NumberPair }>;

/** Return table: payback in months, uplift in percent (section 9). */
export const specifiedReturns = {
  aqap2110: { payback: [6, 12], uplift: [200, 300] },
  as9100d: { payback: [8, 12], uplift: [150, 250] },
  cmmc: { payback: [4, 8], uplift: [300, 400] },
  iso9001: { payback: [6, 9], uplift: [50, 100] },
} as const satisfies Record<string, { payback: NumberPair; uplift: NumberPair }>;

/** Figures in the legal texts, as printed (section 9). */
export const legal = {
  retention: ['7 years', 'term plus 6 years', '3 years of inactivity', '2 years'],
  terms: [
    '99.5%',
    '72 hours',
    'Critical: 4 hours',
    'High: 24 hours',
    'Standard: 48 hours',
    'backup for 30 days',
    'net 30 days',
    '1.5% per month',
    'in the 12 months before',
    'by 5 years',
    'within 30 days',
    'at least 60 days before the end',
    '90 days after termination',
    'Danish law',
    'seat of the ICC arbitration is Copenhagen and its language is English',
    '30-day money-back guarantee',
  ],
  gdpr: ['72 hours', '1 month'],
  security: ['AES-256', 'multi-factor authentication', 'role-based access'],
  date: 'September 2025',
} as const;

/** Interface constants (section 9): px, ms, and visible slides from a min-width. */
export const constants = {
  stickyHeader: { threshold: 200, margin: 100 },
  preloader: { maxWait: 1000, poll: 100 },
  carouselStartDelay: 100,
  banner: { speed: 1500, autoplay: 8000, slides: 7 },
  services: { gap: 30, speed: 500, autoplay: 1000, items: { 0: 1, 600: 2, 1200: 3 } },
  responseHours: 24,
} as const;

/** Header, footer and offices, on every page (section 2). */
export const specifiedFrame = [
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
] as const;

/** About page (section 2). */
export const about = [
  'Mission',
  'Vision',
  'Leadership Team',
  'Technical Experts',
  'Advisory Board',
  'NATO Compliance',
  'ISO',
  'ITAR & Export Control',
  'Cybersecurity',
  'Partners',
  '2025',
  '2026',
] as const;
