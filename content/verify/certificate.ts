import type { Statement } from '../statement';
import type { Text } from '../text';

/** Link in the chain of trust behind a certificate. */
interface ChainLink {
  name: string;
  text: Text;
  /** Register to check this link. */
  where: Text;
  /** What connects it to the next link; absent for the last. */
  joins?: string;
  /** True if no record connects it to the previous link. */
  open?: true;
}

/** Chain of trust from the recognition of accreditation bodies to the ordered part. */
export const chain: readonly ChainLink[] = [
  {
    name: 'Recognition',
    text: 'Full members of Global ACI recognize each other for named scopes. In Europe the agreement of European Accreditation (EA) counts too.',
    where: '[status list](address:global-aci-mra-status), [EA’s directory](address:ea-mla)',
    joins: 'recognizes',
  },
  {
    name: 'Accreditation body',
    text: 'It supervises certification bodies, standard by standard.',
    where: '[accreditation bodies by country](#nations)',
    joins: 'accredits',
  },
  {
    name: 'Certification body',
    text: 'It audits under ISO/IEC 17021-1 and issues the certificate.',
    where: 'its own register',
    joins: 'issues',
  },
  {
    name: 'Certificate',
    text: 'It has one number, one holder, one edition and two dates.',
    where:
      '[IAF CertSearch](address:iaf-certsearch), for [AS9100](glossary:as9100) [OASIS](address:oasis-search)',
    joins: 'names',
  },
  {
    name: 'Scope and site',
    text: 'It names the activity and the plant that were audited.',
    where: 'the annex, next to your order',
    joins: 'covers?',
  },
  {
    name: 'The ordered part',
    text: 'No register links a part number to a certificate: your order does.',
    where: 'the [certificate of conformity](glossary:coc)',
    open: true,
  },
];

/**
 * Fields of a management system certificate to read, each with the source to compare it with, in the order of the
 * printable checklist.
 */
export const certificatePlaces: readonly (Statement & Record<'title' | 'where', string>)[] = [
  {
    title: 'The certification body',
    text: 'You need its name, its address, and the accreditation mark with its number.',
    where: 'accreditation body’s register',
    certainty: 'verified',
  },
  {
    title: 'Certificate number',
    text: 'Type it in yourself. Do not follow a link or a code on the document.',
    where: 'certification body’s register',
    certainty: 'common-practice',
    ask: 'the certification body',
  },
  {
    title: 'Holder',
    text: 'It must be the legal entity that signs your order, not its holding company.',
    where: 'company register',
    certainty: 'common-practice',
    ask: 'the certification body',
  },
  {
    title: 'Every site',
    text: 'Each plant has its name and address. A mailbox is not a site.',
    where: 'NCAGE',
    certainty: 'verified',
  },
  {
    title: 'Standard and edition',
    text: 'Is this edition still accepted? See [the dates](/rules#iso9001-2026).',
    where: 'certification body’s register',
    certainty: 'verified',
  },
  {
    title: 'Scope',
    text: 'It names the activity you buy, at that site. Design is covered only if the scope says “design”.',
    where: 'your order',
    certainty: 'common-practice',
    ask: 'the certification body',
  },
  {
    title: 'Dates and status',
    text: 'The certificate shows its dates. It does not show a suspension or withdrawal.',
    where: 'IAF CertSearch',
    certainty: 'verified',
  },
];
