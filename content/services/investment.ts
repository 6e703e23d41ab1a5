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
      'We introduce defense startups to investors between prototype and first contract. We plan capital along five stations and settle Danish ownership rules first.',
  },
  cardFact: 'Capital for companies on the way to certification',
  heading: 'Capital from prototype to first contract',
  intro:
    'Audits, registrations and tenders cost money before the first contract brings any in. We introduce defense companies to investors who may fund that period.',
  body: [
    `Our first question is about the buyer: which country, which tender and which certificates? Your answer becomes a plan through the [${count.stations} stations](/services/complytrain), with documented milestones that you and your investors share. One plan shows [what a drone maker pays month by month](/planner/plans#cash). An investor can [check every certificate](/verify) before signing. Our role is the introduction: we give no investment advice and handle no orders or money of customers. We offer no investment services under the EU directive MiFID II and claim no license for them.`,
    'Before any money moves, we settle who may own the company. The [ownership rules and permits](/stations/foundation#company-forms) of Denmark and Ukraine decide this. For example, a company that makes arms in Denmark needs a special permission if less than {figure:ownership.danishCapital} of its capital is Danish. Where we advise a company and introduce it to investors, we disclose the conflict of interest to both sides and pass on nothing without the company’s consent. We promise neither a return nor a certificate, and this page is not an offer of securities.',
  ],
  contact: {
    title: 'Contact about investment',
    text: `Tell us about your company, or what you invest in. Leave out classified and export-controlled details. ${responseTimeText}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Prototype', to: 'First contract' },
};
