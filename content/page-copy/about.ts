import type { CertificationSlug } from '@/content/certifications/slugs';
import { legalDate } from '@/content/site';
import type { Meta, Text, TitledText } from '@/content/text';
import { newestDocumentMonth } from '../certainty';
import { dated } from '../dated';
import { businessLawFacts } from '../facts/business-law';

/** Role in the company, without a person's name. */
export interface Role {
  name: string;
  /** Responsibilities of the role. */
  text: Text;
}

/** Field of work; does not imply that we hold a certificate in it. */
export interface CredentialField {
  name: string;
  /** Certification pages of this site in the field. */
  certifications: CertificationSlug[];
}

/** Event in the company history. */
export interface HistoryStop {
  /** ISO date or year; absent if none is set. */
  date?: string;
  title: string;
  text: Text;
  /** ours: event of the company. public: market event. planned: plan or expectation, drawn dashed. */
  kind: 'ours' | 'public' | 'planned';
  /** Position of a public event's label relative to its marker on the axis. */
  side?: 'before' | 'after';
}

/** Copy of the about page. */
export const aboutPage = {
  meta: {
    title: 'About ComplyTrain: defense compliance from Copenhagen',
    description:
      'Who works at ComplyTrain by role, which fields we know, which partners a certificate needs, and how we prepare suppliers from Copenhagen, Lviv opening soon.',
  } satisfies Meta,
  title: 'About ComplyTrain',
  lead: 'We prepare companies that build defense technology for NATO, EU and US certifications. We work from Copenhagen, and an office in Lviv is opening soon.' as Text,
  distance: {
    /** Distance label of the drawing below the title. */
    label: 'in a straight line',
    from: 'NATO and EU compliance',
    to: 'Close to Ukrainian manufacturers',
  },
  purpose: [
    {
      id: 'mission',
      title: 'Mission',
      statement:
        'To make companies that build defense technology ready for NATO, EU and US buyers, in months and at a price a young company can pay.',
      text: 'We plan {=certification} to NATO certification: ISO 9001:2015 and ISO/IEC 27001. NATO itself certifies no company and does not endorse this service.',
    },
    {
      id: 'vision',
      title: 'Vision',
      statement:
        'A defense market in which a small supplier can prove quality, security and export control as well as a large one.',
    },
  ] as { id: string; title: string; statement: string; text?: Text }[],
  team: {
    title: 'Team by role',
    lead: 'Our roles. No individuals are named.' as Text,
    groups: [
      {
        name: 'Leadership Team',
        roles: [
          { name: 'Company direction', text: 'Every order, and what this site promises.' },
          { name: 'Compliance practice', text: 'What we say a standard requires.' },
          { name: 'Investment and partnerships', text: 'Introductions to investors and buyers.' },
        ],
      },
      {
        name: 'Technical Experts',
        roles: [
          { name: 'Information security', text: 'ISO/IEC 27001, CMMC and data protection.' },
          { name: 'Quality management', text: 'ISO 9001:2015, AS9100D and AQAP 2110.' },
          { name: 'Export control', text: 'ITAR, EAR and EU dual-use rules.' },
          { name: 'Document generation', text: 'Templates and questions of the platform.' },
        ],
      },
      {
        name: 'Advisory Board',
        roles: [
          { name: 'Defense procurement', text: 'How tenders are written, read and scored.' },
          { name: 'Defense technology', text: 'Requirements for unmanned systems and their parts.' },
        ],
      },
    ] satisfies { name: string; roles: Role[] }[],
  },
  credentials: {
    title: 'Credentials by field of work',
    lead: 'Fields we work in, not certificates we hold.' as Text,
    fields: [
      { name: 'NATO Compliance', certifications: ['aqap2110', 'nato-clearance'] },
      { name: 'ISO', certifications: ['iso9001', 'iso27001'] },
      { name: 'ITAR & Export Control', certifications: ['itar'] },
      { name: 'Cybersecurity', certifications: ['cmmc', 'iso27001'] },
    ] as CredentialField[],
  },
  partners: {
    title: 'Partners by type',
    lead: 'This site names no partner.' as Text,
    kinds: [
      {
        title: 'Certification bodies',
        text: 'They audit and certify. A body that certifies you may not advise you.',
      },
      { title: 'Test laboratories', text: 'They measure a product for CE marking.' },
      { title: 'Investors', text: 'They fund development before the first contract.' },
      {
        title: 'Prime contractors',
        text: 'They buy from you and pass on the requirements of their contracts.',
      },
      {
        title: 'Law firms',
        text: 'They give legal opinions on export control, ownership and contracts. We give none.',
      },
      { title: 'Public authorities', text: 'They register, license and clear. You apply, and they decide.' },
    ] as TitledText[],
  },
  history: {
    title: dated('History, 2025 to 2026', { date: '2027-01-01', text: 'History' }),
    /** Label of each kind of event, next to its date. */
    kinds: { ours: 'Company', public: 'Field', planned: 'Expected' } satisfies Record<
      HistoryStop['kind'],
      string
    >,
    stops: [
      {
        date: '2025',
        title: 'Headquarters in Copenhagen',
        text: 'The company works from Denmark.',
        kind: 'ours',
      },
      {
        date: legalDate,
        title: 'Legal texts in effect',
        text: 'From [privacy](/legal/privacy) to export control.',
        kind: 'ours',
      },
      {
        date: businessLawFacts['ua-defence-city'].effective,
        title: 'Defence City law',
        text: 'Ukraine’s special regime for defense companies.',
        kind: 'public',
        side: 'before',
      },
      {
        date: '2025-11-10',
        title: 'CMMC enters US contracts',
        text: 'Phase 1 of the US rule starts. Phase 2 was suspended in {2026-07}: see [rules and dates](/rules).',
        kind: 'public',
        side: 'after',
      },
      {
        // The date is omitted once the year is over.
        date: dated('2026', { date: '2027-01-01', text: '' }) || undefined,
        title: 'Office in Lviv',
        text: dated('Opening soon.', { date: '2027-01-01', text: 'Opening soon; no date is set.' }),
        kind: 'planned',
      },
    ] as HistoryStop[],
  },
  method: {
    title: 'How we check',
    text: [
      `We read rules, prices and dates at their source where we can, and print the day. No text newer than {${newestDocumentMonth}} was read: look up the current one at its issuer before you rely on it.`,
      'What stands without a word was read at its source. One small word follows every other statement:',
    ] as Text[],
    after: [
      'What nobody could answer is printed as a question, with the office to ask.',
      'Months, prices of our support and own days are planning values of November 2026, with no sample behind them: nobody measured companies. What others bill is counted from published audit-time rules and price lists, and each figure names its list.',
      'Found a mistake? [Write to us](/contact), with the source.',
    ] as Text[],
  },
  accessibility: {
    title: 'Accessibility statement',
    text: [
      'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It works by keyboard and screen reader, on narrow screens, enlarged to 400% and without scripts.',
      'One limit is known: a screen reader gets the content of a drawing with many labels in one sentence, without the individual labels.',
      "If you meet a barrier, write to {@Accessibility} and name the page. We'll respond within {=response}. You may ask for the content in another form.",
    ] as Text[],
  },
};
