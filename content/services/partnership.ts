import { responseTimeText } from '../constants';
import type { ServicePage } from './types';

/** Partnership Bridging. Eligibility as published by NSPA (Source File) and NCIA (Basic Ordering Agreement). */
export const partnership: ServicePage = {
  slug: 'partnership',
  meta: {
    title: 'Partnership Bridging in NATO nations | ComplyTrain',
    description:
      'Ukrainian manufacturers can rarely bid to NATO agencies alone. We look for a partner in a NATO nation and plan ownership and export permits with you.',
  },
  cardFact: 'Between makers of defense technology and their buyers',
  heading: 'Partners for makers outside NATO nations',
  intro:
    'Manufacturers in Ukraine and Eastern Europe have products that buyers in NATO nations ask for. Often these manufacturers have no company with which such a buyer may contract. We look for a partner in a NATO nation, and we check the rules before either side spends money.',
  body: [
    'NATO has two agencies that buy: the NATO Support and Procurement Agency ([NSPA](/buyers/nspa)) and the NATO Communications and Information Agency ([NCIA](/buyers/ncia)). They normally buy from companies registered in NATO nations. A Ukrainian company on its own is rarely an eligible bidder there, but a Danish company may be. First we discuss which form fits you: supplier, subcontractor, licensor or joint venture. Then we check each form against Danish law on who may own an arms maker.',
    'A written plan then settles who owns the design, which license each transfer needs, which quality clauses are passed down and who signs the [certificate of conformity](glossary:coc). Ukraine’s export permit is a step of its own, and so is US consent if US rules cover a part. {fact:brokering} If an introduction needs a license, we wait until it has been granted. The contract is between you and the partner, and we cannot promise that there will be one.',
  ],
  contact: {
    title: 'Contact about partnership',
    text: `Tell us what you make, or what you are looking for. ${responseTimeText}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Manufacturers', to: 'Contractors', between: 'The partner we look for' },
};
