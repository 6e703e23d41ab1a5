import { responseTimeText } from '../constants';
import { count } from '../counts';
import type { ServicePage } from './types';

/**
 * Defense Tech Investment: an introduction, not a licensed service. Source of the ownership rules: War Material Act ss.
 * 2-4, 6 and Investment Screening Act (Denmark).
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
    `Our first question is about the buyer: which nation, which tender, which certificates. The answer becomes a plan through the [${count.stations} stations](/services/complytrain), with documented milestones that you and your investors share. One plan shows [what a drone maker pays month by month](/planner/plans#cash). An investor can [check every paper](/verify) before signing. Our role is the introduction. We give no investment advice and handle no orders or client money. We offer no investment services under the EU directive MiFID II and claim no license for them.`,
    'Before any money moves, we settle who may own the company: the [ownership rules and permits](/stations/foundation#company-forms) of Denmark and Ukraine decide. Making arms in Denmark, for example, needs a special permission where less than {=ownership.danishCapital} of the capital is Danish. Where we advise a company and introduce it to investors, we disclose the conflict of interest to both and pass on nothing without the company’s consent. We promise neither a return nor a certificate, and this page is not an offer of securities.',
  ],
  contact: {
    title: 'Contact about investment',
    text: `Tell us about your company or your mandate, without classified or export-controlled details. ${responseTimeText}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Prototype', to: 'First contract' },
};
