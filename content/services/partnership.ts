import { responseTimeText } from '../constants';
import type { ServicePage } from './types';

/** Partnership Bridging. Eligibility as published by NSPA (Source File) and NCIA (Basic Ordering Agreement). */
export const partnership: ServicePage = {
  slug: 'partnership',
  meta: {
    title: 'Partnership Bridging in NATO nations | ComplyTrain',
    description:
      'Ukrainian makers can rarely bid to NATO agencies alone. We look for the partner in a member nation and plan ownership and export permits with you.',
  },
  cardFact: 'Between makers of defense technology and their buyers',
  heading: 'Partners for makers outside NATO nations',
  intro:
    'Makers in Ukraine and Eastern Europe have products that buyers in NATO nations ask for. Often they have no company that such a buyer may contract with. We look for a partner in a member nation and check the rules before either side spends money.',
  body: [
    'NATO’s agencies, [NSPA](/buyers/nspa) and [NCIA](/buyers/ncia), normally buy from companies registered in member nations. A Ukrainian company on its own is rarely an eligible bidder there; a Danish one may be. First we discuss which form fits: supplier, subcontractor, license or joint company. Then we check each against Danish law on who may own an arms maker.',
    'A written plan then settles who owns the design, which permit each transfer needs, which quality clauses are passed down and who signs the certificate of conformity. Ukraine’s export permit is a step of its own, and so is US consent where US rules reach a part. {fact:brokering} We make no introduction that needs a license nobody holds. The contract is between the two of you, and we cannot promise one.',
  ],
  contact: {
    title: 'Contact about partnership',
    text: `Tell us what you make, or what you are looking for. ${responseTimeText}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Makers', to: 'Contractors', between: 'The partner we look for' },
};
