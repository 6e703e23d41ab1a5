import type { Text } from '../text';
import type { Statement } from './types';

/** A link of the chain behind a certificate. */
interface ChainLink {
  name: string;
  text: Text;
  /** Where this link is checked. */
  where: Text;
  /** What joins it to the next one; absent for the last. */
  joins?: string;
  /** Nothing on record joins it to the one before. */
  open?: true;
}

/** From the recognition of accreditation bodies to the part that was ordered. */
export const chain: readonly ChainLink[] = [
  {
    name: 'Recognition',
    text: 'Full members of Global ACI sign its arrangement for named scopes, associate members do not. In Europe the agreement of EA counts too.',
    where: '[Global ACI’s status list](address:global-aci-mra-status), [EA’s directory](address:ea-mla)',
    joins: 'recognizes',
  },
  {
    name: 'Accreditation body',
    text: 'The body of a nation that supervises certification bodies, standard by standard.',
    where: '[Bodies by nation](#nations)',
    joins: 'accredits',
  },
  {
    name: 'Certification body',
    text: 'Audits the supplier under ISO/IEC 17021-1 and issues the certificate.',
    where: 'Its own register, at the address that the accreditation body lists',
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
    where: 'The certificate and its annex, beside your order',
    joins: 'covers?',
  },
  {
    name: 'The ordered part',
    text: 'No register joins a part number to a certificate. Your order has to.',
    where: 'The order, and the certificate of conformity with the delivery',
    open: true,
  },
];

/** A place to read on a certificate. */
interface CertificatePlace extends Statement {
  title: string;
  /** What it is compared with. */
  where: string;
}

/** Where to look on the certificate of a management system, in the order of the sheet. */
export const certificatePlaces: readonly CertificatePlace[] = [
  {
    title: 'The body',
    text: 'Name, address, and its accreditation mark with a number.',
    where: 'Accreditation body’s register',
    certainty: 'seen',
  },
  {
    title: 'Certificate number',
    text: 'Type it into the register yourself. Do not follow a link or a code printed on the certificate.',
    where: 'Certification body’s register',
    certainty: 'known',
    office: 'the certification body',
  },
  {
    title: 'Holder',
    text: 'The legal entity that signs your order, not its holding.',
    where: 'Company register',
    certainty: 'known',
    office: 'the certification body',
  },
  {
    title: 'Every site',
    text: 'Name and address of each plant. A mailbox is no site.',
    where: 'Company register, NCAGE',
    certainty: 'seen',
  },
  {
    title: 'Standard and edition',
    text: '{fact:iso9001-2026}',
    where: 'Certification body’s register',
    certainty: 'reports',
  },
  {
    title: 'Scope',
    text: 'The activity you buy, at that site. Design counts only if the scope says design.',
    where: 'Your order',
    certainty: 'known',
    office: 'the certification body',
  },
  {
    title: 'Dates and status',
    text: 'Effective and expiry date are printed. Whether it is active, suspended, withdrawn, canceled or expired is not.',
    where: 'IAF CertSearch, or the body',
    certainty: 'seen',
  },
];
