import { responseHours } from '../constants';
import type { ServicePage } from './types';

/** Compliance Consultancy. */
export const consultancy: ServicePage = {
  slug: 'consultancy',
  meta: {
    title: 'Compliance Consultancy for defense | ComplyTrain',
    description:
      'How far is your company from AQAP 2110, ITAR or ISO/IEC 27001? Our advisers measure the gap on your own orders and records and stay with you until audit day.',
  },
  cardFact: 'From the gap analysis to the file an auditor reads',
  heading: 'First, measure the gap',
  intro:
    'Every standard sets a height. The useful question is how much of it you have reached already. We measure that on your own orders, drawings and records, and write down the difference.',
  body: [
    'We read in the order in which your buyer reads: the tender, then the clause it cites, then your proof. Where a contract names AQAP 2110 (Allied Quality Assurance Publication), that means the quality plan, configuration control and the access owed to the government’s quality representative. Where a part falls under United States export control, it means the International Traffic in Arms Regulations (ITAR) or the Export Administration Regulations (EAR), which stay with the part wherever it goes. Some of the proof usually exists already, filed under other names. What is missing becomes a list with an owner, a date and a cost on every line.',
    'Some teams take the list and work it off on the [platform](/services/complytrain). Others keep an adviser beside them for the quality plan, the classification of one part or the rehearsal before an audit. We sit on your side of the table: a certification body may not advise the company it certifies, so we do not certify, and no body or authority takes our word for anything. They decide. Our part is to ask you their questions first.',
  ],
  contact: {
    title: 'Not sure where you stand?',
    text: `Tell us what you build and which tender you want to answer. We’ll respond within ${responseHours} hours.`,
    action: 'Contact us',
  },
  drawing: { from: 'Where you stand', to: 'What the standard asks', between: 'The gap' },
};
