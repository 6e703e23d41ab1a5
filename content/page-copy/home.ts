import { type ClaimName, claims, firstBidMonth } from '../claims';
import { responseHours } from '../constants';
import { count } from '../counts';
import { serviceEntries } from '../services/entries';
import type { ServiceEntry } from '../services/types';
import { offices } from '../site';
import type { Target } from '../stations/blocks';
import type { StationSlug } from '../stations/slugs';
import { qualityTargets } from '../stations/targets';
import type { LabeledLink, Meta, Text, TitledText } from '../text';

/** Place on the map, with the line below its name. */
export type MapPlace = Readonly<Record<'name' | 'note', string>>;

/** One of the seven banner slides. */
export interface SlideCopy {
  /** Id of the slide and of its drawing. */
  id: 'journey' | 'security' | 'nato-ready' | 'quality' | 'drones' | 'cost' | 'contact';
  /** Label of the slide in the carousel's list. */
  name: string;
  /** Color theme of the slide. */
  theme: 'paper' | 'ink' | 'signal';
  /** Station that is filled on the line below while the slide is visible. */
  station?: StationSlug;
  /** Heading, one entry per line. */
  title: string[];
  /** First sentence. */
  lead: Text;
  /** Claim of the slide; the number of its note follows the lead. */
  claim?: ClaimName;
  /** Second sentence. */
  more: Text;
  /** Sentences from the tablet width up; on mobile the buttons would leave the first screen. */
  wide?: Text;
  /** Link of the slide; the specification sets its target. */
  action: LabeledLink;
}

/** Services in the carousel. */
export type CarouselSlug = Exclude<ServiceEntry['slug'], 'partnership'>;

/** Short labels of the four targets. */
const targetLabels: Record<Target['aim'], string> = {
  'at-least': 'Customer satisfaction',
  improvement: 'Process efficiency',
  reduction: 'Non-conformities',
  none: 'Major audit findings',
};

const platform = { label: 'See the platform', href: '/services/complytrain' };

/** The six claims in display order; the position of a claim is the number of its note. */
export const claimOrder = [
  'duration',
  'time',
  'cost',
  'guarantee',
  'drones',
  'spending',
] as const satisfies readonly ClaimName[];

/** Returns the URL fragment of a claim's note on the home page. */
export const claimId = (name: ClaimName): string => `claim-${name}`;
/** Returns the URL fragment of a claim's figure, from which its note links back. */
export const claimFigureId = (name: ClaimName): string => `figure-${name}`;

const slides: SlideCopy[] = [
  {
    id: 'journey',
    name: 'The journey',
    theme: 'paper',
    title: ['Six months to', 'NATO Ready.'],
    lead: 'Our AI platform and advisers prepare drone makers and defense startups to bid: documents, registrations, bid file.',
    claim: 'duration',
    more: 'Certificates follow.',
    wide: 'For drones to Germany our support costs {figure:example.support}. The route plan and a first assessment are free.',
    action: platform,
  },
  {
    id: 'drones',
    name: '30M drones',
    theme: 'signal',
    title: [claims.drones.figure, 'drones in 2026.'],
    lead: 'Buyers ask drone makers to prove their quality, security and export control.',
    claim: 'drones',
    more: 'The figure is our own estimate.',
    action: platform,
  },
  {
    id: 'security',
    name: 'Security',
    theme: 'paper',
    station: 'security',
    title: ['Secure before', 'you sell.'],
    lead: 'At Station 2 you set up information security and data protection in {figure:stations.security}.',
    more: 'Every later station builds on this work.',
    action: { label: 'Go to Security', href: '/stations/security' },
  },
  {
    id: 'nato-ready',
    name: 'NATO Ready',
    theme: 'ink',
    station: 'nato-ready',
    title: [`A ${claims.spending.figure}`, 'market, in reach.'],
    lead: 'At Station 5 we prepare your registrations, your contract file and your first bid.',
    claim: 'spending',
    more: 'The figure is our own estimate.',
    action: { label: 'Go to NATO Ready', href: '/stations/nato-ready' },
  },
  {
    id: 'quality',
    name: 'Quality',
    theme: 'paper',
    station: 'quality',
    title: ['Quality you', 'can measure.'],
    lead: 'At Station 3 you build your ISO 9001 quality system in {figure:stations.quality}.',
    more: 'Four targets show whether the system works.',
    action: { label: 'Go to Quality', href: '/stations/quality' },
  },
  {
    id: 'cost',
    name: `Up to ${claims.cost.figure} less`,
    theme: 'ink',
    title: [`Up to ${claims.cost.figure}`, 'less cost.'],
    lead: 'Our AI writes the first draft of each document from your answers.',
    claim: 'cost',
    more: 'Your team checks the drafts and approves them.',
    action: platform,
  },
  {
    id: 'contact',
    name: 'Contact',
    theme: 'signal',
    title: ['Get an answer', `within ${responseHours} hours.`],
    lead: 'Tell us what you build and who you want to sell to.',
    more: 'We tell you which certifications you need, and in which order.',
    action: { label: 'Contact us', href: '/contact' },
  },
];

/** Copy of the home page, section by section. */
export const home = {
  meta: {
    title: 'ComplyTrain: six months to NATO Ready',
    description: `Our AI platform and advisers prepare drone makers and defense startups to bid in NATO nations in six months. The route plan and a first assessment are free.`,
  } satisfies Meta,
  /** Text of the h1; the slides show the visible headline. */
  heading: 'ComplyTrain: six months to NATO Ready',

  banner: {
    label: 'Highlights',
    slides,
    /** Primary action of the banner, next to the link of every slide; passes the visitor's selection to the planner. */
    action: 'Plan your route',
    /** Accessible name of the journey line below the slides. */
    line: 'The journey',
    /** Text alternatives of the slide drawings. */
    art: {
      'nato-ready': 'Plan drawing of a twin-boom fixed-wing unmanned aircraft',
      cost: 'Two dimension lines at one scale. The long one is the traditional route, {figure:traditional.number} months or more and {figure:traditional.amount} or more. The short one is the {figure:journey} route.',
      security: 'Long section of a pin tumbler lock. Its six pins line up, so the key can turn.',
      contact: `Station clock with a ${responseHours}-hour dial. The line runs around it once.`,
    },
    /** Targets of the Quality slide, with short labels. */
    targets: qualityTargets.map(({ aim, value }) => ({ aim, value, label: targetLabels[aim] })),
  },

  /** Costs of the example below the map, in addition to our support. */
  total:
    'To sell drones to Germany, a company of {figure:example.people} people needs ISO 9001 and AQAP 2110. By our estimate, third-party fees of {figure:example.fees} and {figure:example.staffDays} of your staff days come on top of our support, at Western and Northern European rates. See [every cost with its source](/certifications/costs) and [what each phase delivers](/certifications/aqap2110#timeline).' as Text,

  about: {
    title: 'About ComplyTrain: from Ukrainian workshops to NATO buyers',
    lead: 'Engineers in Ukraine and Eastern Europe build unmanned aircraft. NATO buyers ask these engineers for documents on quality, security and export control.' as Text,
    text: 'We help them get those documents right. Our headquarters are in Copenhagen, in a country that belongs to both NATO and the EU. Our office in Lviv is opening soon.' as Text,
    action: { label: 'About the company', href: '/about' },
    map: {
      places: [
        { name: offices[0].city, note: offices[0].status },
        { name: offices[1].city, note: offices[1].status },
      ] satisfies [MapPlace, MapPlace],
      label:
        'Map of the line from the headquarters in Copenhagen to the office in Lviv, Ukraine, which is opening soon',
    },
  },

  services: {
    title: 'Products and services',
    /** Sentence of each card, by service slug. */
    sentences: {
      complytrain: `The platform takes you through ${count.stations} stations, from company registration to your first bid.`,
      consultancy: 'Advisers read the tender with you and prepare your people for the audit.',
      training: 'We plan courses for the people who run your quality or security system.',
      investment: 'We introduce you to investors and plan certificates and capital together.',
    } satisfies Record<CarouselSlug, Text>,
    /** Link label of each card, by service slug. */
    actions: {
      complytrain: `See the ${count.stations} stations`,
      consultancy: 'Read about consultancy',
      training: 'Read what we plan',
      investment: 'Read about investment',
    } satisfies Record<CarouselSlug, string>,
  },

  ai: {
    title: 'AI features: drafts for your\u00a0review',
    lead: 'Every standard asks for documents, and artificial intelligence (AI) writes the first draft from what you tell it.' as Text,
    /** Accessible name of the steps. */
    label: 'States of a document',
    /** The states of the example page, one for each feature. */
    steps: [
      {
        id: 'page-answers',
        title: 'You answer',
        feature: 'Document generation',
        text: 'You answer questions about your company once. The platform drafts policies, plans and checklists from your answers.',
      },
      {
        id: 'page-draft',
        title: 'The draft marks its gaps',
        feature: 'Gap analysis',
        text: 'The platform shows what a standard asks for and you do not have yet. It never makes up an answer.',
      },
      {
        id: 'page-approved',
        title: 'You approve',
        feature: 'Evidence repository',
        text: 'You correct the page and approve it. The platform keeps approved records where an auditor can find them.',
      },
    ] satisfies (TitledText & { id: string; feature: string })[],
    note: 'A draft is not evidence, because auditors look at what you do. Keep classified and export-controlled data off the platform.' as Text,
  },

  why: {
    title: 'Why choose us: the timeline compared',
    lead: 'You are ready to bid after six months. Certificates take longer, because independent certification bodies and authorities decide on them.' as Text,
    /** Lines below the names of the routes on the scale. */
    traditional: '{figure:traditional.months} in four phases, {figure:traditional.cost}' as Text,
    platform: `Six months; bids can start at month ${firstBidMonth}` as Text,
    /** Label of the difference between both routes on the scale, from 761 px. */
    gap: [
      claims.time.figure,
      ' less: {figure:certification.max}, not {figure:traditional.number}+',
    ] satisfies [Text, Text],
    /** Accessible name of the list of claims. */
    claims: 'The six claims',
    /** Subject of each claim's figure, in about six words. */
    ledger: {
      duration: 'to bid readiness, instead of 2+ years',
      time: 'less time than the traditional route',
      cost: 'lower cost than the traditional route',
      guarantee: 'money-back guarantee on your order',
      drones: 'drones expected in 2026',
      spending: 'access to annual NATO defense spending',
    } satisfies Record<ClaimName, string>,
    /** Accessible name of the link to a claim's note. */
    toNote: 'Note {number}',
    /** Small print after the date of the check. */
    endorsement: 'NATO does not endorse this service. We do not certify, and no fee buys a certificate.',
  },

  tabs: {
    title: 'Services by starting point',
    label: 'Services by starting point',
    panels: [
      {
        id: 'tab-1',
        label: 'Platform',
        title: 'You have a product and no certificates',
        action: { label: 'Open the platform page', href: '/services/complytrain' },
        text: serviceEntries.complytrain.summary,
      },
      {
        id: 'tab-2',
        label: 'Investment',
        title: 'You have a prototype and no contract yet',
        action: { label: 'Read about investment', href: '/services/investment' },
        text: 'Audits and tenders cost money before your first order. We introduce you to investors, and we plan certificates and capital together with you.',
      },
      {
        id: 'tab-3',
        label: 'Consultancy',
        title: 'You have a tender and open questions',
        action: { label: 'Read about consultancy', href: '/services/consultancy' },
        text: 'We read the tender first, then the clauses that it cites, then your evidence. Certification bodies and authorities decide; we prepare you for their decision.',
      },
      {
        id: 'tab-4',
        label: 'Partnership bridging',
        title: 'You may not bid in a NATO nation',
        action: { label: 'How partnership works', href: '/services/partnership' },
        text: 'NATO’s agencies normally buy from companies in member nations. We look for a partner in such a nation. With both of you we settle ownership, design rights and export licenses before either side spends money.',
      },
    ],
  },
};
