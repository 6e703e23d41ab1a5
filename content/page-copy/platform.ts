import { claims, costReduction, firstBidMonth, timeReduction } from '@/content/claims';
import { guaranteeDays } from '@/content/constants';
import { journeyWidget, traditionalRoute } from '@/content/platform';
import type { StationSlug } from '@/content/stations/slugs';
import type { StepState } from '@/content/stations/types';
import type { Meta, Text, TitledText } from '@/content/text';
import { atStart, count } from '../counts';

/** Copy of the platform page. */
export const platformPage = {
  meta: {
    title: `ComplyTrain Platform: ${count.stations} stations to NATO Ready`,
    description: `${atStart.stations} stations take a defense startup from registration to bid file in 6 months. See what the AI drafts, what you approve and how it compares with 30+ months.`,
  } satisfies Meta,
  title: 'ComplyTrain Platform',
  subtitle: `${atStart.stations} stations lead a defense-technology company to its first bid. The platform drafts the documents from your answers, and a person whom you name approves them.`,
  drawing: 'Drawing of five steps, each as long as its months. A stack of files grows by one at every step.',
  widget: {
    title: 'Journey progress',
    bar: 'Progress of {station}' as const,
    states: {
      completed: 'Completed',
      current: `Current, ${journeyWidget.percent}% done`,
      pending: 'Pending',
    } satisfies Record<StepState, string>,
    note: 'This is an example of a journey in progress.',
  },
  timetable: {
    title: `Timeline of the ${count.stations} stations`,
    flag: `Month ${firstBidMonth}: bidding can start`,
    overlap:
      'A bar shows the months of a station in the journey, and the weeks next to it are its working time. The stations overlap: one after another they would take {figure:stations.all}.',
  },
  drafts: {
    title: 'Documents the platform drafts at each station',
    lead: 'You answer questions about your company once. Generative artificial intelligence (AI) drafts the documents from your answers and marks each gap, and you review every draft.',
    stations: {
      foundation:
        'Your answers on owners, product and market become the governance design, a list of roles and the readiness gap analysis.',
      security:
        'Your list of systems and data becomes the security policy, the access rules and an incident plan that names your people.',
      quality:
        'The way you work today becomes the process map, the procedures and the program of internal audits for [ISO 9001](glossary:iso-9001):2015.',
      'defense-standards':
        'The clauses that your buyers cite become the outline of a [quality plan](glossary:quality-plan) for NATO’s [AQAP 2110](glossary:aqap-2110) and the export-control checklists.',
      'nato-ready':
        'The documents that you have approved so far become the portfolio, the registration data sheet and the first draft of a bid.',
    } satisfies Record<StationSlug, Text>,
  },
  features: {
    title: 'AI features and their limits',
    lead: 'Auditors look at what you do, and a document alone does not prove it.',
    columns: ['Feature', 'What it does', 'Where it stops'] as const,
    items: [
      {
        title: 'Gap analysis',
        does: 'It compares your answers with what each standard asks for. Then it lists what is missing, with the most urgent points first.',
        stops: 'It cannot see whether your people follow a procedure.',
      },
      {
        title: 'Document generation',
        does: 'It drafts policies, plans and checklists about your product, your sites and your suppliers.',
        stops:
          'It approves nothing, because the person whom you name reads, corrects and signs each document.',
      },
      {
        title: 'One set of answers',
        does: 'It uses a fact that you gave at Station 1 in every later document.',
        stops: 'A draft can still be wrong, so check every fact before you approve it.',
      },
      {
        title: 'Documentation repository',
        does: 'It keeps approved documents with version, date and approver, sorted by the requirement that they answer.',
        stops:
          'Classified, export-controlled and [controlled unclassified information](glossary:cui) stays outside the repository. Nothing in it is legal advice.',
      },
    ],
  },
  benefits: {
    title: 'Benefits',
    items: [
      {
        title: 'Your engineers keep building',
        text: 'They answer questions and correct drafts instead of starting from nothing.',
      },
      {
        title: 'One file serves several standards',
        text: 'A risk register written for [ISO 9001:2015](/certifications/iso9001) is used again for [AQAP 2110](/certifications/aqap2110).',
      },
      {
        title: 'You know the requirements early',
        text: 'The gap analysis shows what a market asks of you before you enter it, and which certificates you do not need.',
      },
      {
        title: 'Bids before the end',
        text: `From month ${firstBidMonth} you can answer tenders that do not yet ask for the pending certificates.`,
      },
    ] satisfies TitledText[],
  },
  comparison: {
    title: 'Timeline comparison with the traditional route',
    lead: `Bidding can start at month ${firstBidMonth}. You are ready to bid {figure:saved.months} before the traditional route ends.`,
    traditional: `In phases of ${traditionalRoute.phases.map(({ months }) => months).join(' + ')} months, {figure:traditional.cost}`,
    platform: 'In phases of {figure:journey.phases} months, one for each station',
    note: 'After our six months you are ready to bid: your documents, registrations and bid file are complete. Independent certification bodies and authorities decide on certificates and clearances, which usually take longer. NATO does not endorse this service.',
  },
  metrics: {
    title: 'Return on investment (ROI)',
    lead: 'This is what you save, in percent of the traditional route of {figure:traditional.months} and {figure:traditional.cost}.',
    /** Percentages of cost and time saved; the cost at best. */
    saved: [
      { name: 'Lower cost', value: `Up to ${claims.cost.figure}`, min: 0, max: costReduction },
      { name: 'Less time', value: claims.time.figure, min: timeReduction, max: timeReduction, decides: true },
    ],
    ticks: [
      { at: 0, label: '0%' },
      { at: 50, label: '50%' },
      { at: 100, label: '100%' },
    ],
    notes: [
      { term: 'What lower cost means', text: claims.cost.footnote },
      { term: 'What less time means', text: claims.time.footnote },
      {
        term: `Month ${firstBidMonth}: first bid`,
        text: 'You can bid if the tender does not yet ask for the pending certificates. You apply for your NATO supplier code ([NCAGE](glossary:ncage)) in month 1.',
      },
      { term: `${guaranteeDays} days: money back`, text: claims.guarantee.footnote },
    ],
    /** Answer of the disclosure on months. */
    months:
      '{figure:journey} until you are ready to bid; {figure:certification} until the first two certificates' as Text,
  },
  callsToAction: {
    title: 'Free assessment, demo or strategy call',
    items: [
      {
        label: 'Free assessment',
        text: 'You tell us the product and the buyer. We tell you which certifications the buyer asks for, and in which order.',
      },
      {
        label: 'Schedule demo',
        text: 'You watch one document go from your answers to a draft, through review and into the file.',
      },
      {
        label: 'Book strategy call',
        text: 'We go through markets, ownership and budget with you before you commit to a plan.',
      },
    ] satisfies { label: string; text: Text }[],
  },
};
