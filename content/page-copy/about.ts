import type { CertificationSlug } from '@/content/certifications/slugs';
import { claims } from '@/content/claims';
import { legalDate } from '@/content/site';
import type { StationSlug } from '@/content/stations/slugs';
import type { Meta, Point, Text } from '@/content/text';
import { businessLawFacts } from '../facts/business-law';

/** A role of the company and the stations at which it works on a customer's file. Roles, never persons. */
export interface Role {
  name: string;
  /** What the role answers for. */
  text: Text;
  stations: StationSlug[];
}

/** A field of work: never a certificate held. */
export interface CredentialField {
  name: string;
  text: Text;
  /** Pages of this site in the field. */
  certifications: CertificationSlug[];
  /** Further subjects of the field that have no page. */
  related: string[];
}

/** A stop of the history. */
export interface HistoryStop {
  /** ISO date, or a year. */
  date: string;
  title: string;
  text: Text;
  /** ours: the company's own stop; public: a market event; planned: a plan or expectation, drawn dashed. */
  kind: 'ours' | 'public' | 'planned';
  /** Whether, on the drawn axis, the words of a public event are left or right of its mark. */
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
    /** What the line under the title shows. */
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
      text: [
        'A drone maker in Ukraine or Eastern Europe has a product that works and customers who use it. It rarely has a quality manual, a security policy or an export-control file. The standards that ask for them were written with far larger suppliers in mind.',
        'We plan {=certification} to NATO certification: ISO 9001:2015 and ISO/IEC 27001, the certificates buyers in NATO nations ask for first. NATO itself certifies no company and does not endorse this service; the bodies that decide set their own dates.',
        'We divide the work into five stations. The platform writes drafts, your team reviews and approves them, and the independent bodies that decide receive a complete file.',
      ] as Text[],
    },
    {
      id: 'vision',
      title: 'Vision',
      statement:
        'A defense market in which a small supplier can prove quality, security and export control as well as a large one.',
      text: [
        'A buyer should be able to verify a supplier’s quality, security and export control quickly, whatever the size of the company. Then small companies can bid for the same contracts as large ones.',
      ] as Text[],
    },
  ],
  /** The claim beside the vision, with its footnote. */
  purposeClaim: claims.spending,
  team: {
    title: 'Team by role and station',
    /** Where the roles of a group are folded. */
    fold: '{count} roles and their stations',
    /** For those who do not see the drawn row. */
    stations: 'Stations: {names}' as const,
    lead: 'The roles as the company states them, with the stations at which each role works. This site names no individuals.' as Text,
    groups: [
      {
        name: 'Leadership Team',
        roles: [
          {
            name: 'Company direction',
            text: 'Responsible for every order and for what this site promises.',
            stations: ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'],
          },
          {
            name: 'Compliance practice',
            text: 'Responsible for what we tell you a standard requires, and for the sequence of the work.',
            stations: ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'],
          },
          {
            name: 'Investment and partnerships',
            text: 'Introductions to investors at the start, and to buyers when you are ready to bid.',
            stations: ['foundation', 'nato-ready'],
          },
        ],
      },
      {
        name: 'Technical Experts',
        roles: [
          {
            name: 'Information security',
            text: 'ISO/IEC 27001, the Cybersecurity Maturity Model Certification (CMMC), and data protection.',
            stations: ['security'],
          },
          {
            name: 'Quality management',
            text: 'ISO 9001:2015, AS9100D, and AQAP 2110, an Allied Quality Assurance Publication (AQAP) of NATO.',
            stations: ['quality', 'defense-standards'],
          },
          {
            name: 'Export control',
            text: 'International Traffic in Arms Regulations (ITAR), Export Administration Regulations (EAR), EU dual-use rules.',
            stations: ['foundation', 'defense-standards'],
          },
          {
            name: 'Document generation',
            text: 'Templates and questions that the platform builds its drafts from.',
            stations: ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'],
          },
        ],
      },
      {
        name: 'Advisory Board',
        roles: [
          {
            name: 'Defense procurement',
            text: 'How tenders are written, read and scored.',
            stations: ['defense-standards', 'nato-ready'],
          },
          {
            name: 'Defense technology',
            text: 'Requirements for unmanned systems and their parts.',
            stations: ['quality', 'defense-standards'],
          },
        ],
      },
    ] as { name: string; roles: Role[] }[],
  },
  credentials: {
    title: 'Credentials by field of work',
    lead: 'These are the fields we work in. They are not certificates we hold: a certificate belongs to the company that was audited.' as Text,
    fields: [
      {
        name: 'NATO Compliance',
        text: 'Quality assurance under NATO contracts, and preparation for a clearance that the state decides on.',
        certifications: ['aqap2110', 'nato-clearance'],
        related: ['Supplier registration'],
      },
      {
        name: 'ISO',
        text: 'Management systems that an accredited certification body can audit.',
        certifications: ['iso9001', 'iso27001'],
        related: ['AS9100D builds on it'],
      },
      {
        name: 'ITAR & Export Control',
        text: 'Classifying products and data, finding the authority, and preparing license applications.',
        certifications: ['itar'],
        related: ['EAR', 'EU dual-use rules'],
      },
      {
        name: 'Cybersecurity',
        text: 'Protecting controlled and personal data, with the evidence to show it.',
        certifications: ['cmmc', 'iso27001'],
        related: ['Data protection'],
      },
    ] as CredentialField[],
  },
  partners: {
    title: 'Partners by type',
    /** Where they are folded. */
    fold: 'The {count} types',
    lead: 'Organizations that a supplier deals with on the way to certificates and contracts. This site names no partner.' as Text,
    kinds: [
      {
        title: 'Certification bodies',
        text: 'They audit and certify. We prepare you for the audit; a body that certifies you may not advise you.',
      },
      {
        title: 'Test laboratories',
        text: 'They measure a product for CE marking. We help you order the right tests and read the report.',
      },
      {
        title: 'Investors',
        text: 'They fund development before the first contract, and can ask for compliance documents in due diligence.',
      },
      {
        title: 'Prime contractors',
        text: 'They buy parts and systems, and pass the requirements of their own contracts on to you.',
      },
      {
        title: 'Law firms',
        text: 'They give legal opinions on export control, ownership and contracts. We give none.',
      },
      {
        title: 'Public authorities',
        text: 'They register, license and clear. They are independent of us: you apply, and they decide.',
      },
    ] as Point[],
  },
  history: {
    title: 'History, 2025 to 2026',
    /** Where the notes are folded. */
    fold: 'Notes on dates and figures',
    lead: 'Events in the company and in its field, each marked as such.' as Text,
    /** The word beside the date of each kind. */
    kinds: { ours: 'Company', public: 'Field', planned: 'Expected' } satisfies Record<
      HistoryStop['kind'],
      string
    >,
    stops: [
      {
        date: '2025',
        title: 'Headquarters in Copenhagen',
        text: 'The company works from Denmark, with a platform of five stations.',
        kind: 'ours',
      },
      {
        date: legalDate,
        title: 'Legal texts in effect',
        text: 'The six legal texts, from [privacy](/legal/privacy) to export control, carry this date.',
        kind: 'ours',
      },
      {
        date: businessLawFacts['ua-defence-city'].effective,
        title: 'Defence City law',
        text: 'Ukraine’s law on a special regime for defense companies takes effect.',
        kind: 'public',
        side: 'before',
      },
      {
        date: '2025-11-10',
        title: 'CMMC enters US contracts',
        text: 'Phase 1 of the US rule starts. Phase 2 was suspended in {2026-07}; see the note.',
        kind: 'public',
        side: 'after',
      },
      {
        date: '2026',
        title: 'Drone production',
        text: `${claims.drones.figure} ${claims.drones.label}. See the note below.`,
        kind: 'planned',
      },
      {
        date: '2026',
        title: 'Office in Lviv',
        text: 'The second office. Opening soon.',
        kind: 'planned',
      },
    ] as HistoryStop[],
    notes: [
      'A dashed mark is a plan or an expectation without a month.',
      'CMMC: {fact:cmmc-phase-2}',
      `${claims.drones.figure} drones: ${claims.drones.footnote}`,
    ] as Text[],
  },
  accessibility: {
    title: 'Accessibility statement',
    text: [
      'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It works by keyboard and screen reader, on narrow screens, enlarged to 400% and without scripts. Motion is off where your system asks for less of it.',
      'Automated accessibility checks are part of the site’s tests. One limit is known: a screen reader gets the content of a drawing with many labels in one sentence, without the individual labels.',
      "If you meet a barrier, write to {@Accessibility} and name the page. We'll respond within {=response} and send you the content in another form until the barrier is fixed.",
    ] as Text[],
  },
};
