import type { CertificationSlug } from './certifications/slugs';
import type { Text } from './text';
import { eur, months, type Range } from './units';

/**
 * Recommended order of certifications for one kind of buyer. Duration and cost come from section 9 of the
 * specification, the stops are our planning view.
 */
export interface Pathway {
  id: 'nato-supplier' | 'us-defense' | 'aerospace' | 'cybersecurity';
  name: string;
  duration: Range<'months'>;
  cost: Range<'EUR'>;
  /** Audience, and reason for the order of the stops. */
  text: Text;
  /** Certifications in order, each with its contribution in one short sentence. */
  stops: {
    certification: CertificationSlug;
    reason: Text;
    /** Condition under which the stop applies; absent if it always does. Drawn dashed. */
    optional?: string;
  }[];
}

/** The four pathways, in the order of their tabs. */
export const pathways = [
  {
    id: 'nato-supplier',
    name: 'NATO Supplier',
    duration: months(12, 18),
    cost: eur(150_000, 200_000),
    text: 'If you deliver to NATO nations and agencies, build quality and information security at the same time. AQAP 2110 then adds what a contract with [government quality assurance](glossary:gqa) asks for.',
    stops: [
      { certification: 'iso9001', reason: 'This is the [quality management system](glossary:qms) on which [AQAP 2110](glossary:aqap-2110) builds.' },
      { certification: 'iso27001', reason: 'It answers the security questions of a [prime contractor](glossary:prime-tier) and prepares handling rules for sensitive files.' },
      { certification: 'aqap2110', reason: 'Once a contract cites it, you need a [quality plan](glossary:quality-plan), risk and configuration management, and access for the government quality representative ([GQAR](glossary:gqar)).' },
      { certification: 'nato-clearance', reason: 'You need it only if a contract or project gives you access to classified information, and the state decides on it.', optional: 'For classified programs only, not in the figures' },
    ],
  },
  {
    id: 'us-defense',
    name: 'US Defense',
    duration: months(9, 12),
    cost: eur(120_000, 180_000),
    text: 'If you supply a US prime contractor, start with the quality system that the prime asks for. Then settle what US export law covers in your product, and prove that you protect the information that you receive.',
    stops: [
      { certification: 'as9100d', reason: 'Aerospace primes qualify their suppliers against this quality system, which contains ISO 9001:2015.' },
      { certification: 'itar', reason: 'You need classification, licenses and control of US [technical data](glossary:technical-data). Registration is for entities in the United States.' },
      { certification: 'cmmc', reason: 'You need the status that the solicitation names, and it must be in place when the contract is awarded.' },
    ],
  },
  {
    id: 'aerospace',
    name: 'Aerospace',
    duration: months(12, 15),
    cost: eur(100_000, 150_000),
    text: 'This pathway is for makers of drones, aircraft parts and avionics with prime contractors and civil buyers. The aerospace standard is built on ISO 9001:2015, so the second system reuses most of the first.',
    stops: [
      { certification: 'iso9001', reason: 'Its processes, records and internal audits start before the aerospace additions.' },
      { certification: 'as9100d', reason: 'It adds product safety, configuration management, counterfeit-part prevention and [first article inspection](glossary:fai).' },
      { certification: 'ce-marking', reason: 'The manufacturer declares conformity for products in scope that are placed on the EU market.' },
    ],
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity',
    duration: months(9, 12),
    cost: eur(100_000, 160_000),
    text: 'If your product is information (software, data, electronics), start with one management system. Then map the US requirements onto it, because neither standard replaces the other.',
    stops: [
      { certification: 'iso27001', reason: 'It brings a risk assessment, selected controls and evidence that these controls work.' },
      { certification: 'cmmc', reason: 'It shows that the US safeguards for contract information are in place, at the level that the contract names.' },
      { certification: 'nato-clearance', reason: 'You need it only if a contract is classified. The state decides, in most countries after a sponsor has confirmed the need.', optional: 'For classified programs only, not in the figures' },
    ],
  },
] satisfies Pathway[];
