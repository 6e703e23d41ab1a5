import { certificationBySlug } from '../certifications';
import type { CertificationSlug } from '../certifications/slugs';
import { type ClaimName, claims, firstBidMonth, monthsNote } from '../claims';
import { responseHours, responsePromise } from '../constants';
import type { ServiceEntry } from '../services/types';
import { offices } from '../site';
import { stations } from '../stations';
import type { Target } from '../stations/blocks';
import type { StationSlug } from '../stations/slugs';
import type { Meta, Point, Text } from '../text';

/** Name of a place on the map and the line under it. */
export interface MapPlace {
  name: string;
  note: string;
}

/** What a leader in a drawing points out: a certification and its field. */
export interface DrawingLabel {
  name: string;
  field: string;
}

/** A link that stands alone, as a button or with an arrow. */
export interface Action {
  label: string;
  href: string;
}

/** One of the seven banner slides. */
export interface Slide {
  /** Names the drawing that belongs to the slide. */
  id: 'journey' | 'security' | 'nato-ready' | 'quality' | 'drones' | 'cost' | 'contact';
  /** Name of the stop in the carousel's list. */
  name: string;
  /** Background color of the slide. */
  ground: 'paper' | 'ink' | 'signal';
  /** Station that is filled on the line below while the slide is shown. */
  station?: StationSlug;
  /** Heading, one entry per line. */
  title: string[];
  lead: Text;
  /** The first is the slide's target. */
  actions: [Action, ...Action[]];
  /** Caveat that has to be beside the slide's claim; links to the full footnote. */
  note?: Text;
}

/** Services of the carousel. */
export type CarouselSlug = Exclude<ServiceEntry['slug'], 'partnership'>;

/** A certification and its field, as a drawing names them. */
const part = (slug: CertificationSlug): DrawingLabel => {
  const { title, focus } = certificationBySlug[slug];
  return { name: title, field: focus };
};

/** Names of the four targets, short enough for a frame. */
const targetLabels: Record<Target['aim'], string> = {
  'at-least': 'Customer satisfaction',
  improvement: 'Process efficiency',
  reduction: 'Non-conformities',
  none: 'Major audit findings',
};

/** The metrics and the checklist are the stations' own: the slides only draw them. */
const targets = stations.quality.blocks.flatMap((block) => (block.kind === 'targets' ? block.targets : []));
const pinLengths = stations.security.blocks.flatMap((block) =>
  block.kind === 'pins' ? block.pins.map(({ length }) => length) : [],
);

const contact = { label: 'Book a consultation', href: '/contact' };
const platform = { label: 'See the platform', href: '/services/complytrain' };

/** Fragment of a claim's footnote on the home page. */
export const claimId = (name: ClaimName): string => `claim-${name}`;

const slides: Slide[] = [
  {
    id: 'journey',
    name: 'The journey',
    ground: 'paper',
    title: ['Six months', 'to NATO', 'Ready.'],
    lead: `Certification and compliance for defense-technology companies. NATO Ready means [ready to bid](#${claimId('duration')}): documents, registrations and bid file, not certificates held. Artificial intelligence (AI) writes the first draft. You check and approve it.`,
    actions: [platform, contact],
    note: 'Which of the eight certifications do you need, and when? [Plan your own route](/planner).',
  },
  {
    id: 'security',
    name: 'Security',
    ground: 'paper',
    station: 'security',
    title: ['Secure', 'before', 'you sell.'],
    lead: 'Information security and data protection in {=stations.security}. Later stations reuse its access rules and records.',
    actions: [{ label: 'Go to Security', href: '/stations/security' }],
  },
  {
    id: 'nato-ready',
    name: 'NATO Ready',
    ground: 'ink',
    station: 'nato-ready',
    title: [`A ${claims.spending.figure}`, 'market,', 'in reach.'],
    lead: 'Station 5 prepares your supplier registrations, your contract file and your first bid for the yearly defense spending of NATO nations.',
    actions: [{ label: 'Go to NATO Ready', href: '/stations/nato-ready' }],
    note: `Our estimate. The nations spend it, not NATO. [How we count ${claims.spending.figure}](#${claimId('spending')})`,
  },
  {
    id: 'quality',
    name: 'Quality',
    ground: 'paper',
    station: 'quality',
    title: ['Quality', 'you can', 'measure.'],
    lead: 'A quality system to ISO 9001:2015 in {=stations.quality}. Four targets, set at the start and measured at the end.',
    actions: [{ label: 'Go to Quality', href: '/stations/quality' }],
  },
  {
    id: 'drones',
    name: '30M drones',
    ground: 'signal',
    title: [claims.drones.figure, 'drones', 'in 2026.'],
    lead: 'Buyers can ask a maker to prove quality, security and export control before the first order.',
    actions: [platform],
    note: `Our estimate, not an official forecast. [What is public](#${claimId('drones')})`,
  },
  {
    id: 'cost',
    name: `Up to ${claims.cost.figure} less`,
    ground: 'ink',
    title: [`Up to ${claims.cost.figure}`, 'less cost.'],
    lead: 'The traditional route pays people to write every document. The platform drafts; what remains is review and approval by your team.',
    actions: [platform],
    note: `Best case. [What it leaves out](#${claimId('cost')})`,
  },
  {
    id: 'contact',
    name: 'Contact',
    ground: 'signal',
    title: ['Get an answer', 'within', `${responseHours} hours.`],
    lead: `Tell us what you build and who you want to sell to. ${responsePromise}.`,
    actions: [{ label: 'Contact us', href: '/contact' }],
  },
];

/** Words and figures of the home page, section by section. */
export const home = {
  meta: {
    title: 'ComplyTrain: six months to NATO Ready',
    description:
      'How does a defense startup get ready to bid in NATO nations? Five stations in six months, documents drafted by AI, consultants and investors on one line.',
  } satisfies Meta,
  /** The h1; the slides carry the words a visitor sees first. */
  heading: 'ComplyTrain: six months to NATO Ready',

  banner: {
    label: 'Highlights',
    slides,
    /** Name of the journey line under the slides. */
    line: 'The journey',
    /** Certifications named in the first drawing: above, right, left, below. */
    parts: [part('itar'), part('ce-marking'), part('iso27001'), part('cmmc')] satisfies [
      DrawingLabel,
      DrawingLabel,
      DrawingLabel,
      DrawingLabel,
    ],
    /** What the drawings of the slides show. */
    art: {
      journey:
        'Plan drawing of a quadcopter. Leader lines name the certifications that concern its parts: ITAR, CE Marking, ISO/IEC 27001 and CMMC.',
      'nato-ready': 'Plan drawing of a twin-boom fixed-wing unmanned aircraft',
      cost: 'Two-view drawing of an unmanned aircraft. The long dimension is the traditional route, {=traditional.number} months or more and {=traditional.amount} or more. The short one is the {=journey} route.',
      security: `Long section of a pin tumbler lock. Its ${pinLengths.length} pins line up, so the key can turn.`,
      quality:
        'Drawing of a motor mount in two views. Its four tolerance frames carry the four targets of the Quality station.',
      contact: `Station clock with a ${responseHours}-hour dial. The line runs around it once.`,
    },
    /** Pins of the lock on the Security slide; the station's checklist has the same. */
    pins: pinLengths,
    /** Tolerance frames of the Quality slide, with names short enough for a frame. */
    targets: targets.map(({ aim, value }) => ({
      aim,
      value,
      label: targetLabels[aim],
    })),
    /** Standards of the Security slide. */
    standards: [
      { title: 'ISO/IEC 27001', text: 'Information security management' },
      { title: 'GDPR', text: 'General Data Protection Regulation of the European Union' },
      { title: 'NIST', text: 'US cybersecurity frameworks' },
      { title: 'NATO Security', text: 'Rules for access and incidents' },
    ] satisfies Point[],
  },

  about: {
    /** Where the footnote of a claim is folded. */
    count: 'How we count {figure}' as const,
    title: 'About ComplyTrain: from Lviv to buyers in NATO nations',
    lead: 'Engineers in Ukraine and Eastern Europe build unmanned aircraft. A tender asks them for a quality system, an information security policy, export licenses and a bid file.' as Text,
    text: 'We help with these requirements. Our headquarters are in Copenhagen, in a country that is a member of NATO and of the European Union. Our office in Lviv is opening soon.' as Text,
    action: { label: 'About the company', href: '/about' },
    map: {
      places: [
        { name: offices[0].city, note: offices[0].status },
        { name: offices[1].city, note: offices[1].status },
      ] satisfies [MapPlace, MapPlace],
      label:
        'Map of the line from the headquarters in Copenhagen to the office in Lviv, Ukraine, which is opening soon',
    },
    /** Claims shown as figures under the map. */
    claims: ['drones', 'spending', 'cost', 'time'] satisfies ClaimName[],
  },

  services: {
    title: 'Products and services',
    /** What the link of each card says, by slug of the service. */
    actions: {
      complytrain: 'See the five stations',
      consultancy: 'Read about consultancy',
      training: 'What is planned',
      investment: 'Read about investment',
    } satisfies Record<CarouselSlug, string>,
  },

  ai: {
    title: ['AI features:', 'drafts for your\u00a0review'],
    lead: 'Every standard asks for documents. The platform writes the first version of each one from what you tell it about your company, shows what is missing and waits for your review.' as Text,
    drafts: {
      foundation: 'Governance design, operational framework, roles and the readiness gap analysis.',
      security: 'Information security policy, access rules and the incident response plan.',
      quality: 'ISO 9001:2015 core documentation: process map, procedures and audit program.',
      'defense-standards':
        'Plans for AQAP 2110, an Allied Quality Assurance Publication (AQAP) of NATO, and checklists for export control.',
      'nato-ready': 'Supplier portfolio, contract readiness file and the first bid.',
    } satisfies Record<StationSlug, string>,
    features: [
      { title: 'Gap analysis', text: 'Compares what you have with what each standard asks for.' },
      {
        title: 'Document generation',
        text: 'Produces policies, plans and checklists as drafts for your review.',
      },
      { title: 'Evidence repository', text: 'Keeps each approved record where an auditor can find it.' },
    ] satisfies Point[],
    note: 'A draft is neither advice nor evidence: auditors look for practice. Classified information is never accepted; export-controlled data stays out of the platform.' as Text,
  },

  why: {
    title: 'Why choose us: the timeline compared',
    lead: `${monthsNote} This site calls the {=certification} the months to NATO certification; NATO itself certifies no company.` as Text,
    /** Claims presented as reasons, with their footnotes. */
    claims: ['duration', 'guarantee'] satisfies ClaimName[],
    /** In small under the section. */
    endorsement: 'NATO does not endorse this service.',
    reasons: [
      {
        title: `An answer within ${responseHours} hours`,
        text: '[Write to us](/contact) about your product and your market, in plain words.',
      },
      {
        title: `First bids from month ${firstBidMonth}`,
        text: 'The supplier code NCAGE is requested in month 1, and security and quality come early. Bids that do not need the last certificates can go out while the work continues.',
      },
    ] satisfies Point[],
  },

  tabs: {
    title: 'Services by starting point',
    label: 'Services by starting point',
    /** List in the platform's panel. */
    weeks: {
      title: 'Working time per station',
      item: '{number} {name}: {weeks}',
      note: 'Durations are per station, and stations overlap: that is how they fit into six months.',
    },
    panels: [
      {
        id: 'tab-1',
        label: 'Platform',
        title: 'You have a product and no certificates',
        text: 'Start at Station 1. The platform takes you through all five stations and drafts the documents each one asks for. You review them, approve them and put them to use.',
        action: { label: 'Open the platform page', href: '/services/complytrain' },
        aside: 'stations',
      },
      {
        id: 'tab-2',
        label: 'Investment',
        title: 'You have a prototype and no contract yet',
        text: 'Audits, registrations and tenders cost money before the first order brings any in. We introduce companies to investors and plan the certificates together with the capital.',
        action: { label: 'Read about investment', href: '/services/investment' },
        aside: {
          title: 'What we settle early',
          items: [
            'Which certificates the market asks for',
            'Who may hold shares in an arms maker under national law',
            'Investment screening and export permits',
            'Documented milestones',
          ],
        },
      },
      {
        id: 'tab-3',
        label: 'Consultancy',
        title: 'You have a tender and open questions',
        text: 'Our consultants read the clauses with you, list what each standard still asks of you and prepare your people for the audit. Certification bodies and authorities decide; our part is the preparation.',
        action: { label: 'Read about consultancy', href: '/services/consultancy' },
        aside: {
          title: 'What we work on',
          items: [
            'Quality: ISO 9001:2015, AS9100D, AQAP 2110',
            'Security: ISO/IEC 27001, Cybersecurity Maturity Model Certification (CMMC)',
            'Export control: US International Traffic in Arms Regulations (ITAR), CE marking for products in scope',
            'Readiness for a facility security clearance',
          ],
        },
      },
      {
        id: 'tab-4',
        label: 'Partnership bridging',
        title: 'You have a product and no eligible company',
        text: 'NATO’s agencies normally buy from companies in member nations. We look for a partner there, and settle ownership, design rights and export permits before either side spends money.',
        action: { label: 'How partnership works', href: '/services/partnership' },
        aside: {
          title: 'Forms a partnership can take',
          items: [
            'Supplier or subcontractor of a prime',
            'License to build in a member nation',
            'Joint company',
            'Consortium for a research program',
          ],
        },
      },
    ] satisfies HomePanel[],
  },
};

/** One panel of the services tab block; `stations` shows the five stations with their weeks beside the text. */
export interface HomePanel {
  id: `tab-${1 | 2 | 3 | 4}`;
  label: string;
  title: string;
  text: Text;
  action: Action;
  aside: 'stations' | { title: string; items: string[] };
}
