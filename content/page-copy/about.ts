import type { CertificationSlug } from '@/content/certifications/slugs';
import { claims } from '@/content/claims';
import { legalDate } from '@/content/site';
import type { StationSlug } from '@/content/stations/slugs';
import type { Meta, Point, Text } from '@/content/text';

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
  /** ours: the company's own stop; public: an event of the market; planned: a plan or expectation, drawn dashed. */
  kind: 'ours' | 'public' | 'planned';
  /** On the drawn axis the words of a public event stand before or after its mark. */
  side?: 'before' | 'after';
}

/** Copy of the about page. */
export const aboutPage = {
  meta: {
    title: 'About ComplyTrain: defense compliance from Copenhagen',
    description:
      'Who works at ComplyTrain by role, which fields we know, which partners a certificate needs, and how we prepare suppliers from Copenhagen, Lviv opening soon.',
  } satisfies Meta,
  title: 'From workshop to supplier list',
  lead: 'We work from Copenhagen, and an office in Lviv is opening soon: near the buyers who ask for proof, and near the makers who have to give it.' as Text,
  distance: {
    /** What the line under the title shows. */
    label: 'in a straight line',
    from: 'NATO and EU compliance practice',
    to: 'close to the makers',
  },
  purpose: [
    {
      id: 'mission',
      title: 'Mission',
      statement:
        'To make companies that build defense technology ready for NATO, EU and US buyers, in months and at a price a young company can pay.',
      text: [
        'A drone maker in Ukraine or Eastern Europe has a product that works and customers who used it. It rarely has a quality manual, a security policy or an export-control file. The standards that ask for them were written with far larger suppliers in mind.',
        'We count {=certification} to NATO certification, which is short for the certifications that buyers in NATO nations ask for. NATO itself certifies no company, and the bodies that decide set their own dates.',
        'We cut the work into five stations. The platform writes drafts for your review, specialists check them, and the independent bodies that decide receive a file they can read.',
      ] as Text[],
    },
    {
      id: 'vision',
      title: 'Vision',
      statement: 'A supply base in which the better product wins, since everyone’s papers are in order.',
      text: [
        'Quality, security and export control should be things a buyer can verify in an afternoon, whatever the size of the supplier. Then a company of thirty people can bid beside one of thirty thousand.',
      ] as Text[],
    },
  ],
  /** The claim beside the vision, with its footnote. */
  purposeClaim: claims.spending,
  team: {
    title: 'Who works on your file, and where',
    /** For those who do not see the drawn row. */
    stations: 'Stations: {names}' as const,
    lead: 'Our people by role, with the stations at which each role works.' as Text,
    groups: [
      {
        name: 'Leadership Team',
        roles: [
          {
            name: 'Company direction',
            text: 'Answers for every order, for both offices and for what this site promises.',
            stations: ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'],
          },
          {
            name: 'Compliance practice',
            text: 'Answers for what we tell you a standard asks, and for the order of the work.',
            stations: ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'],
          },
          {
            name: 'Investment and partnerships',
            text: 'Looks for capital when you start and for buyers when you are ready.',
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
            text: 'Keeps the platform’s drafts close to the standards, and its questions short.',
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
            text: 'What an unmanned system and its parts have to prove.',
            stations: ['quality', 'defense-standards'],
          },
        ],
      },
    ] as { name: string; roles: Role[] }[],
  },
  credentials: {
    title: 'Credentials by field',
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
        text: 'What may leave the country, to whom, and with whose permission.',
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
    title: 'Partners by kind',
    lead: 'A certificate passes through several hands. We keep them apart, and say which are not ours.' as Text,
    kinds: [
      {
        title: 'Certification bodies',
        text: 'They audit and certify. We prepare you for their visit; a body that certifies you may not advise you.',
      },
      {
        title: 'Test laboratories',
        text: 'They measure a product for CE marking. We help you to order the right tests and to read the report.',
      },
      {
        title: 'Investors',
        text: 'They fund the months between prototype and first contract, and ask for the same papers a buyer does.',
      },
      {
        title: 'Prime contractors',
        text: 'They buy parts and systems, and pass the requirements of their own contract on to you.',
      },
      {
        title: 'Law firms',
        text: 'They give the opinion where export control, ownership or a contract needs one. We do not.',
      },
      {
        title: 'Public authorities',
        text: 'They register, license and clear. They are nobody’s partner: you apply, they decide.',
      },
    ] as Point[],
  },
  history: {
    title: '2025 to 2026',
    lead: 'Our own stops, and two dates of the market we work in.' as Text,
    stops: [
      {
        date: '2025',
        title: 'Copenhagen',
        text: 'Headquarters in Denmark, and a platform with five stations.',
        kind: 'ours',
      },
      {
        date: legalDate,
        title: 'Terms in effect',
        text: 'The six legal texts, from [privacy](/legal/privacy) to export control, carry this date.',
        kind: 'ours',
      },
      {
        date: '2025-10-05',
        title: 'Defence City law in Ukraine',
        text: 'The law on a regime for defense companies takes effect. The regime has run since {2026-01-05}.',
        kind: 'public',
        side: 'before',
      },
      {
        date: '2025-11-10',
        title: 'CMMC enters US contracts',
        text: 'The first phase of the US rule starts. The solicitation says which level applies.',
        kind: 'public',
        side: 'after',
      },
      {
        date: '2026',
        title: 'A market of drones',
        text: `${claims.drones.figure} ${claims.drones.label}. See the note below.`,
        kind: 'planned',
      },
      {
        date: '2026',
        title: 'Lviv',
        text: 'Second office. Opening soon.',
        kind: 'planned',
      },
    ] as HistoryStop[],
    notes: [
      'A dashed stop is a plan or an expectation. It gets a month when there is one to print.',
      `${claims.drones.figure} drones: ${claims.drones.footnote}`,
    ] as Text[],
  },
  accessibility: {
    title: 'Accessibility of this site',
    text: [
      'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It can be read and operated by keyboard and by screen reader, on narrow screens and enlarged to 400%, without scripts, and with motion switched off where your system asks for that.',
      'Automated accessibility checks run on every page of every version we publish. One limit is known: drawings with many labels give their content to a screen reader in one sentence, without the single labels.',
      'If something stands in your way, write to {@Accessibility} and name the page. We answer within {=response} and send you the content in another form until it is mended.',
    ] as Text[],
  },
};
