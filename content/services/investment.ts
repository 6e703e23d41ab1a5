import { responsePromise } from '../constants';
import type { ServicePage } from './types';

/**
 * Defense Tech Investment: an introduction, not a licensed service. Ownership rules: War Material Act ss. 2-4, 6 and
 * Investment Screening Act (Denmark).
 */
export const investment: ServicePage = {
  slug: 'investment',
  meta: {
    title: 'Defense Tech Investment for certification | ComplyTrain',
    description:
      'Capital for defense startups between prototype and first contract, planned along the five certification stations, with Danish ownership rules settled first.',
  },
  cardFact: 'Capital for companies on the way to certification',
  heading: 'Capital from prototype to first contract',
  intro:
    'Audits, registrations and tenders cost money before the first contract brings any in. We introduce defense companies to investors who may fund that period.',
  body: [
    'We look for defense companies with a working product and few documents, many of them drone makers in Ukraine and Eastern Europe. Our first question is about the buyer: which nation, which tender, which certificates it names. The answer becomes a plan through the [five stations](/services/complytrain), with a cost and a document for each. You and your investors read the same milestones. Our role is the introduction. We give no investment advice and handle no orders or client money; we offer no investment services in the sense of the EU directive on markets in financial instruments (MiFID II) and claim no license for them.',
    'Before any money moves, we settle who may own the company. Making arms in Denmark needs the permission of the Minister of Justice. It is a special permission, for example, if less than {=ownership.danishCapital} of the capital or {=ownership.danishBoard} of the board is Danish. {fact:dk-war-material-shares} A foreign holding of {=ownership.screened} or more in a company in a sensitive sector needs authorization first. Technology that leaves Ukraine can need a separate permit. There is a conflict of interest where we advise a company and introduce it to investors: we disclose it to both, and pass on nothing without the company’s consent. We promise neither a return nor a certificate, and this page is not an offer of securities.',
  ],
  contact: {
    title: 'Contact about investment',
    text: `Tell us about your company or your mandate, without classified or export-controlled details. ${responsePromise}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Prototype', to: 'First contract' },
};
