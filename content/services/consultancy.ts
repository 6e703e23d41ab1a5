import { responseTimeText } from '../constants';
import type { ServicePage } from './types';

/** Compliance Consultancy. */
export const consultancy: ServicePage = {
  slug: 'consultancy',
  meta: {
    title: 'Compliance Consultancy for defense | ComplyTrain',
    description:
      'How far is your company from AQAP 2110, ITAR or ISO/IEC 27001? Our advisers list with you what is missing and prepare you for the audit itself.',
  },
  cardFact: 'From the gap analysis to the file an auditor reads',
  heading: 'Gap analysis, preparation and audit support',
  intro:
    'The first question is how many requirements of a standard you already meet. We answer it from a list of your documents and from interviews. Controlled and classified files stay with you.',
  body: [
    'We read the tender first, then the clauses that it cites, then your evidence. If a contract names [AQAP 2110](glossary:aqap-2110) (Allied Quality Assurance Publication), we look for the [quality plan](glossary:quality-plan), configuration control and access for the government quality representative ([GQAR](glossary:gqar)). If a part falls under United States export control, the International Traffic in Arms Regulations ([ITAR](glossary:itar)) or the [Export Administration Regulations](glossary:ear) (EAR) apply wherever the part goes. We put what is missing on a list, with an owner, a date and a cost on every line.',
    'Some teams work through the list on the [platform](/services/complytrain). Others keep an adviser for the quality plan, the export classification or the rehearsal before an audit. A certification body may not advise the company that it certifies, and buyers look for that separation. We advise, so we do not certify: certification bodies and authorities decide.',
  ],
  contact: {
    title: 'Contact the consultants',
    text: `Tell us what you build and which tender you want to answer, without drawings or controlled details. ${responseTimeText}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Your company today', to: 'What the standard asks for', between: 'The gap' },
};
