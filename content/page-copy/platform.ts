import { claims, costReduction, firstBidMonth, timeReduction } from '@/content/claims';
import { guaranteeDays } from '@/content/constants';
import { journeyWidget, traditionalRoute } from '@/content/platform';
import type { StationSlug } from '@/content/stations/slugs';
import type { StepState } from '@/content/stations/types';
import type { Meta, Point, Text } from '@/content/text';

/** A feature told twice: what it does for a founder, and where it stops. */
export interface Feature {
  title: string;
  does: Text;
  stops: Text;
}

/** A returned value; its bar always shows what is still to be paid or waited for, out of the whole named at its end. */
export interface Metric {
  figure: Text;
  label: string;
  text: Text;
  bar: { kind: 'saved'; percent: number } | { kind: 'wait'; months: number } | { kind: 'days'; days: number };
  /** Words under the bar: what its filled part is, and what its whole length is. */
  ends: { part: Text; whole: Text };
}

/** A call to the contact page. */
interface Departure {
  label: string;
  text: Text;
}

/** Copy of the platform page. */
export const platformPage = {
  meta: {
    title: 'ComplyTrain Platform: five stations to NATO Ready',
    description:
      'Five stations take a defense startup from registration to bid file in 6 months. See what the AI drafts, what you approve and how it compares with 30+ months.',
  } satisfies Meta,
  title: 'ComplyTrain Platform',
  subtitle:
    'Five stations lead a defense-technology company to its first bid. The platform drafts the documents from your answers, and a person you name approves them.',
  drawing: 'Five steps, each as long as its months. A stack of files grows by one at every step.',
  widget: {
    title: 'Journey progress',
    bar: 'Progress of {station}' as const,
    states: {
      completed: 'Completed',
      current: `Current, ${journeyWidget.percent}% done`,
      pending: 'Pending',
    } satisfies Record<StepState, string>,
    note: 'An example of a journey in progress.',
  },
  timetable: {
    title: 'Timeline of the five stations',
    lead: 'Every month has the same height. Quality takes two months.',
    flag: `Month ${firstBidMonth}: bidding can start`,
    overlap:
      'Durations are per station, and stations overlap: while one file is being read and corrected, you answer the next station’s questions. One after another, the five would take {=stations.all}.',
    terms:
      'GDPR: General Data Protection Regulation. QMS: quality management system. AQAP: Allied Quality Assurance Publication.',
  },
  drafts: {
    title: 'Documents the platform drafts at each station',
    lead: 'You answer questions about your company once. Generative artificial intelligence (AI) turns the answers into the documents that a station asks for. It marks each gap it could not fill, and you review every draft.',
    stations: {
      foundation:
        'Your answers on owners, product and market become the governance design, a list of roles and the readiness gap analysis.',
      security:
        'Your list of systems and data becomes the security policy, the access rules and an incident plan that names your people.',
      quality:
        'The way you work today becomes the process map, the procedures and the program of internal audits for ISO 9001:2015.',
      'defense-standards':
        'The clauses your buyers cite become the outline of an AQAP 2110 quality plan and the export-control checklists.',
      'nato-ready':
        'What you have approved so far becomes the portfolio, the registration data sheet and the first draft of a bid.',
    } satisfies Record<StationSlug, Text>,
  },
  features: {
    title: 'AI features and their limits',
    lead: 'Auditors look at what you do, and no document proves that. So each feature is shown with its limit.',
    /** Row that opens the features on the phone. */
    fold: 'The four features, each with its limit',
    items: [
      {
        title: 'Gap analysis',
        does: 'Compares your answers with what each standard asks for, and lists what is missing, most urgent first.',
        stops: 'It cannot see whether your people follow a procedure.',
      },
      {
        title: 'Document generation',
        does: 'Drafts policies, plans and checklists about your product, your sites and your suppliers, so that nobody starts from an empty page.',
        stops: 'It approves nothing. The person you name reads, corrects and signs.',
      },
      {
        title: 'One set of answers',
        does: 'Uses a fact given at Station 1 in every later document, so that nobody types it twice and no two documents disagree about it.',
        stops:
          'A draft can still be wrong. What you have not told it should appear as an open question; check every fact before you approve.',
      },
      {
        title: 'Documentation repository',
        does: 'Keeps approved documents with version, date and approver, sorted by the requirement they answer.',
        stops:
          'Classified, export-controlled and controlled unclassified information stays outside it. Nothing in it is legal advice.',
      },
    ] satisfies Feature[],
  },
  benefits: {
    title: 'Benefits',
    items: [
      {
        title: 'Your engineers keep building',
        text: 'They answer questions and correct drafts instead of starting from nothing. Numbering, format and cross-references are done before they look.',
      },
      {
        title: 'One file serves several standards',
        text: 'A risk register written for [ISO 9001:2015](/certifications/iso9001) is used again for [AQAP 2110](/certifications/aqap2110). You write it once and extend it.',
      },
      {
        title: 'You know the requirements early',
        text: 'The gap analysis shows what a market asks of you before you enter it, and which certificate you can leave out.',
      },
      {
        title: 'Bids before the end',
        text: `From month ${firstBidMonth} you can answer tenders that do not yet ask for the pending certificates.`,
      },
    ] satisfies Point[],
  },
  comparison: {
    title: 'Timeline comparison with the traditional route',
    traditional: `{=traditional.months} in ${traditionalRoute.phases.length} phases, {=traditional.cost}`,
    platform: '{=journey} in phases of {=journey.phases}, one for each station',
    flag: `Bidding can start at month ${firstBidMonth}`,
    gap: { figure: '{=saved.months}', label: 'from ready to bid to the end of the traditional route' },
    /** Row that opens the note on the phone. */
    fold: 'What each route ends with',
    note: 'Our six months end ready to bid: documents, registrations, bid file. Independent bodies and authorities decide on certificates and clearances, which usually take longer.',
  },
  metrics: {
    title: 'Return on investment (ROI)',
    lead: 'Compared with the traditional route of {=traditional.months}.',
    items: [
      {
        figure: `Up to ${claims.cost.figure}`,
        label: 'lower cost',
        text: claims.cost.footnote,
        bar: { kind: 'saved', percent: costReduction },
        ends: { part: `At best you pay ${100 - costReduction}%`, whole: 'of the traditional cost' },
      },
      {
        figure: claims.time.figure,
        label: 'less time',
        text: claims.time.footnote,
        bar: { kind: 'saved', percent: timeReduction },
        ends: { part: '{=certification.max}', whole: 'instead of {=traditional.number}' },
      },
      {
        figure: `Month ${firstBidMonth}`,
        label: 'first bid',
        text: 'You can bid halfway through the plan if the tender does not yet ask for the pending certificates. The supplier code NCAGE is requested in month 1.',
        bar: { kind: 'wait', months: firstBidMonth },
        ends: { part: `${firstBidMonth} months`, whole: 'of {=journey}' },
      },
      {
        figure: `${guaranteeDays} days`,
        label: 'money back',
        text: claims.guarantee.footnote,
        bar: { kind: 'days', days: guaranteeDays },
        ends: { part: 'Day 1', whole: `Day ${guaranteeDays}` },
      },
    ] satisfies Metric[],
  },
  departures: {
    title: 'Free assessment, demo or strategy call',
    items: [
      {
        label: 'Free assessment',
        text: 'You tell us the product and the buyer. We tell you which certifications the buyer asks for, and in which order.',
      },
      {
        label: 'Schedule demo',
        text: 'Watch one document go from your answers to a draft, through review and into the file.',
      },
      {
        label: 'Book strategy call',
        text: 'We go through markets, ownership and budget with you before you commit to a route.',
      },
    ] satisfies Departure[],
  },
};
