import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Meta, Text } from '@/content/text';
import { newestDocumentMonth } from '../certainty';
import { dated } from '../dated';
import { businessLawFacts } from '../facts/business-law';

/** Role in the company, without a person's name. */
export interface Role {
  name: string;
  /** Responsibilities of the role. */
  text: Text;
  /** Field of work, with the certification pages of this site in it; does not imply that we hold a certificate in it. */
  field?: { name: string; certifications: CertificationSlug[] };
}

/** Event in the company history. */
export interface HistoryStop {
  /** ISO date or year; absent if none is set. */
  date?: string;
  title: string;
  /** ours: event of the company. public: market event. planned: plan or expectation, drawn dashed. */
  kind: 'ours' | 'public' | 'planned';
  /** Whether the label ends at the marker, because another event follows closely. */
  before?: true;
}

/** Copy of the about page. */
export const aboutPage = {
  meta: {
    title: 'About ComplyTrain: defense compliance from Copenhagen',
    description:
      'ComplyTrain prepares defense suppliers for certification from Copenhagen. Read which roles and partners the work needs, how we check facts and what we correct.',
  } satisfies Meta,
  title: 'About ComplyTrain',
  lead: 'We prepare companies that build defense technology for the certifications that NATO, EU and US buyers ask for. We work from Copenhagen, and an office in Lviv is opening soon.' as Text,
  distance: {
    /** Distance label of the drawing below the title. */
    label: 'in a straight line',
    from: 'in a NATO and EU country',
    to: 'close to Ukrainian manufacturers',
  },
  purpose: [
    {
      id: 'mission',
      title: 'Mission',
      statement:
        'We make companies that build defense technology ready for NATO, EU and US buyers, in months and at a price that a young company can pay.',
      text: 'We plan {figure:certification} to NATO certification, by which we mean [ISO 9001](glossary:iso-9001):2015 and [ISO/IEC 27001](glossary:iso-iec-27001). NATO itself certifies no company and does not endorse this service.',
    },
    {
      id: 'vision',
      title: 'Vision',
      statement:
        'We want a defense market in which a small supplier can prove quality, security and export control as well as a large one.',
    },
  ] as { id: string; title: string; statement: string; text?: Text }[],
  team: {
    title: 'Team and credentials: who does what',
    lead: 'Nine roles do the work, each in its field. This site describes roles and not people.' as Text,
    columns: { role: 'Role', field: 'Field', text: 'What the role does' },
    note: 'We advise in these fields. We do not claim to hold these certificates.' as Text,
    groups: [
      {
        name: 'Leadership Team',
        roles: [
          {
            name: 'Company direction',
            text: 'This role answers for every order and for what this site promises.',
          },
          {
            name: 'Compliance practice',
            text: 'This role answers for what we say that a standard requires.',
            field: { name: 'NATO Compliance', certifications: ['aqap2110', 'nato-clearance'] },
          },
          { name: 'Investment and partnerships', text: 'This role introduces you to investors and buyers.' },
        ],
      },
      {
        name: 'Technical Experts',
        roles: [
          {
            name: 'Information security',
            text: 'This role covers ISO/IEC 27001, the US Cybersecurity Maturity Model Certification ([CMMC](glossary:cmmc)) and data protection.',
            field: { name: 'Cybersecurity', certifications: ['cmmc', 'iso27001'] },
          },
          {
            name: 'Quality management',
            text: 'This role covers ISO 9001:2015, the aerospace standard [AS9100D](glossary:as9100) and [AQAP 2110](glossary:aqap-2110), an Allied Quality Assurance Publication of NATO.',
            field: { name: 'ISO', certifications: ['iso9001', 'iso27001'] },
          },
          {
            name: 'Export control',
            text: 'This role covers the EU dual-use rules and two sets of US rules: the International Traffic in Arms Regulations ([ITAR](glossary:itar)) and the [Export Administration Regulations](glossary:ear) (EAR).',
            field: { name: 'ITAR & Export Control', certifications: ['itar'] },
          },
          {
            name: 'Document generation',
            text: 'This role writes the templates and the questions of the platform.',
          },
        ],
      },
      {
        name: 'Advisory Board',
        roles: [
          {
            name: 'Defense procurement',
            text: 'This role advises us on how tenders are written, read and scored.',
          },
          {
            name: 'Defense technology',
            text: 'This role advises us on the requirements for unmanned systems and their parts.',
          },
        ],
      },
    ] satisfies { name: string; roles: Role[] }[],
  },
  partners: {
    title: 'Partners by type',
    text: 'A certification project also needs certification bodies, test laboratories, investors, prime contractors, law firms and public authorities. We name none here, and a certification body that certifies you may not advise you.' as Text,
  },
  history: {
    title: dated('History, 2025 to 2026', { date: '2027-01-01', text: 'History' }),
    caption: 'Our offices, and the laws that changed our field',
    /** Label of each kind of event, next to its date. */
    kinds: { ours: 'Company', public: 'Field', planned: 'Expected' } satisfies Record<
      HistoryStop['kind'],
      string
    >,
    /** First and last year of the axis. */
    from: 2025,
    to: 2027,
    stops: [
      { date: '2025', title: 'Headquarters in Copenhagen', kind: 'ours' },
      {
        date: businessLawFacts['ua-defence-city'].effective,
        title: 'Defence City law, Ukraine',
        kind: 'public',
        before: true,
      },
      { date: '2025-11-10', title: 'CMMC enters US contracts', kind: 'public' },
      {
        // The date is omitted once the year is over.
        date: dated('2026', { date: '2027-01-01', text: '' }) || undefined,
        title: 'Office in Lviv',
        kind: 'planned',
      },
    ] as HistoryStop[],
    note: dated(
      'The office in Lviv is opening soon. Phase 2 of the US rule was suspended in {2026-07}: follow it under [rules and dates](/rules).',
      {
        date: '2027-01-01',
        text: 'The office in Lviv is opening soon; no date is set. Phase 2 of the US rule was suspended in {2026-07}: follow it under [rules and dates](/rules).',
      },
    ) as Text,
  },
  method: {
    title: 'How we check our facts',
    text: [
      `We read rules, prices and dates at their source where we can, and we print the day on which we read them. Our newest sources are from {${newestDocumentMonth}}. Check the current text with its issuer before you rely on it.`,
      'Where a statement has no label, we read the source ourselves. Every other statement carries one of three labels:',
    ] as Text[],
    after: [
      'Where we found no answer, we print the question and the office that can answer it.',
      'Months, our prices and your staff days are our estimates of November 2026. They are not based on measured projects. We calculate third-party fees from published audit-time rules and price lists, and each figure names its list.',
      'If you have found a mistake, [write to us](/contact) and name the source.',
    ] as Text[],
  },
  corrections: {
    title: 'Corrections',
    lead: 'We list what was wrong on this site and when we corrected it.' as Text,
  },
  accessibility: {
    title: 'Accessibility statement',
    text: [
      'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It works by keyboard and screen reader, on narrow screens, enlarged to 400% and without scripts.',
      'We know of one limit: a screen reader gets the content of a drawing with many labels in one sentence, without the individual labels.',
      "If you meet a barrier, write to {mailbox:Accessibility} and name the page. We'll respond within {figure:response}. You may ask us for the content in another form.",
    ] as Text[],
  },
};
