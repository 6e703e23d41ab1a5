import type { PageSummary } from '../text';
import type { GlossaryKind } from './types';

/** Pages with all entries of a kind, in the order of the filter buttons. */
export const kindPages = [
  {
    slug: 'clauses',
    kind: 'clause',
    title: 'Contract clauses',
    lead: 'Each entry says what the clause requires of you and your suppliers, by when, and which clause people confuse it with.',
    meta: {
      title: 'Clauses of defense contracts | ComplyTrain glossary',
      description:
        'Look up what clauses of a defense contract ask of a supplier: FAR 52.204-21, DFARS 252.204-7012 and 7021, 252.246-7008, DEFCON 658, with sources and dates.',
    },
    cardFact: 'FAR, DFARS and others: what each asks of you',
  },
  {
    slug: 'standards',
    kind: 'standard',
    title: 'Standards',
    lead: 'Tenders cite these quality, aerospace and security standards. Each entry says which edition applies, what it requires, and how it differs from similar ones.',
    meta: {
      title: 'Standards in defense tenders | ComplyTrain glossary',
      description:
        'See what AQAP 2110, 2131 and 2310, STANAG 4107, ISO 9001, AS9100D, ISO/IEC 27001 and NIST SP 800-171 ask of a supplier, in which edition, and how they differ.',
    },
    cardFact: 'AQAP, STANAG, ISO, AS and NIST: editions and duties',
  },
  {
    slug: 'laws',
    kind: 'law',
    title: 'Laws and rules',
    lead: 'This is the law on export control, procurement, security and products behind the words of a tender.',
    meta: {
      title: 'Laws behind defense tenders | ComplyTrain glossary',
      description:
        'See whom each law affects, what it requires and where it stops: ITAR, EAR, the EU dual-use regulation, the Munitions List, NATO security rules and CE acts.',
    },
    cardFact: 'Export, procurement, security and product law',
  },
  {
    slug: 'forms',
    kind: 'form',
    title: 'Forms and documents',
    lead: 'These are licenses, plans, certificates, letters and reports. Each entry says who signs the document, when, and what it must contain.',
    meta: {
      title: 'Forms and documents of defense contracts | ComplyTrain',
      description:
        'See who signs a certificate of conformity, quality plan, DSP-5, end-user certificate, DD Form 254 or system security plan, when, and what it has to contain.',
    },
    cardFact: 'Who signs, when, and what has to be in them',
  },
  {
    slug: 'marks',
    kind: 'mark',
    title: 'Classification markings',
    lead: 'These markings are on documents of NATO, the EU, Germany, Denmark, Ukraine and the United States. Each entry says what a company needs before it opens such a document.',
    meta: {
      title: 'Classification markings, NATO and national | ComplyTrain',
      description:
        'Look up what NATO RESTRICTED, VS-NfD, TIL TJENESTEBRUG, EU RESTRICTED and NOFORN allow, whether you need a clearance, and what to do on receipt.',
    },
    cardFact: 'NATO, EU, German, Danish, Ukrainian and US markings',
  },
  {
    slug: 'bodies',
    kind: 'body',
    title: 'Assessors and providers',
    lead: 'These organizations assess a supplier or hold its data. Each entry says what the organization may do, and what you give to it.',
    meta: {
      title: 'Assessors and providers in tenders | ComplyTrain glossary',
      description:
        'See what a C3PAO, an external service provider and a notified body may assess or hold for you, what they may not do, and what you have to give to each of them.',
    },
    cardFact: 'C3PAO, service providers and notified bodies',
  },
  {
    slug: 'registers',
    kind: 'register',
    title: 'Registers and portals',
    lead: 'Here suppliers register, buyers publish tenders, and you look up certificates. Each entry says what the register needs from you.',
    meta: {
      title: 'Registers and portals for suppliers | ComplyTrain',
      description:
        'See what each register is for, who needs it and in which order you sign up: NCAGE, SAM.gov and UEI, NSPA Source File, NCIA Neo, SPRS, OASIS and TED.',
    },
    cardFact: 'NCAGE, SAM, NSPA, NCIA, SPRS, OASIS and TED',
  },
  {
    slug: 'terms',
    kind: 'term',
    title: 'Contract terms',
    lead: 'These terms come from quality, inspection, export control, clearance and procurement.',
    meta: {
      title: 'Terms of defense contracts | ComplyTrain glossary',
      description:
        'Look up what words of a defense contract mean and what they ask of a supplier: GQA, GQAR, FAI, concession, CUI, FCI, ECCN, FOCI, flow-down, BAFO and TRL.',
    },
    cardFact: 'Quality, inspection, export, clearance, procurement',
  },
] as const satisfies readonly (PageSummary & {
  kind: GlossaryKind;
  slug: string;
  title: string;
  lead: string;
})[];
