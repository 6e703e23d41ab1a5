import type { Text } from '../text';
import type { VerifyStatement } from './types';

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
    text: 'Full members of Global ACI sign for named scopes; in Europe EA’s agreement counts too.',
    where: '[status list](address:global-aci-mra-status), [EA’s directory](address:ea-mla)',
    joins: 'recognizes',
  },
  {
    name: 'Accreditation body',
    text: 'Supervises certification bodies, standard by standard.',
    where: '[Bodies by nation](#nations)',
    joins: 'accredits',
  },
  {
    name: 'Certification body',
    text: 'Audits under ISO/IEC 17021-1, issues the certificate.',
    where: 'its own register',
    joins: 'issues',
  },
  {
    name: 'Certificate',
    text: 'One number, one holder, one edition, two dates.',
    where: '[IAF CertSearch](address:iaf-certsearch), for AS9100 [OASIS](address:oasis-search)',
    joins: 'names',
  },
  {
    name: 'Scope and site',
    text: 'The activity and the plant that were audited.',
    where: 'the annex, beside your order',
    joins: 'covers?',
  },
  {
    name: 'The ordered part',
    text: 'No register joins a part number to a certificate: your order has to.',
    where: 'the certificate of conformity',
    open: true,
  },
];

/** Field of a certificate to read. */
interface CertificatePlace extends VerifyStatement {
  title: string;
  /** Source to compare it with. */
  where: string;
}

/** Fields of a management system certificate, in the order of the printable checklist. */
export const certificatePlaces: readonly CertificatePlace[] = [
  {
    title: 'The body',
    text: 'Name, address, accreditation mark and number.',
    where: 'accreditation body’s register',
    certainty: 'verified',
  },
  {
    title: 'Certificate number',
    text: 'Type it in yourself: follow no link or code on the paper.',
    where: 'certification body’s register',
    certainty: 'common-practice',
    office: 'the certification body',
  },
  {
    title: 'Holder',
    text: 'The legal entity that signs your order, not its holding.',
    where: 'company register',
    certainty: 'common-practice',
    office: 'the certification body',
  },
  {
    title: 'Every site',
    text: 'Name and address of each plant. A mailbox is no site.',
    where: 'NCAGE',
    certainty: 'verified',
  },
  {
    title: 'Standard and edition',
    text: 'Does it still count? See [the dates](/rules#iso9001-2026).',
    where: 'certification body’s register',
    certainty: 'verified',
  },
  {
    title: 'Scope',
    text: 'The activity you buy, at that site. Design counts only if it says design.',
    where: 'your order',
    certainty: 'common-practice',
    office: 'the certification body',
  },
  {
    title: 'Dates and status',
    text: 'The dates are printed; a suspension or withdrawal is not.',
    where: 'IAF CertSearch',
    certainty: 'verified',
  },
];
