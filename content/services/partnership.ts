import { responsePromise } from '../constants';
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
    'The NATO Support and Procurement Agency (NSPA) normally buys from firms in member nations. The NATO Communications and Information Agency (NCIA) opens its Basic Ordering Agreements to companies that are registered in a member state and declared eligible by its government. A Ukrainian company on its own is rarely an eligible bidder there; a Danish one may be. Our office is in Copenhagen, with Lviv opening soon. First we discuss which form fits: supplier, subcontractor, license or joint company. Then we look at what Danish law on the ownership of arms makers says about each.',
    'The plan answers who owns the design, which permit each transfer needs and which quality clauses are passed down. It also says who signs the certificate of conformity. Ukraine’s export permit is a dated step, and so is US consent where a part falls under US rules. {fact:brokering} We check this before an introduction, and make none that requires a license nobody holds. The contract is between the two of you, and we cannot promise that there will be one.',
  ],
  contact: {
    title: 'Contact about partnership',
    text: `Tell us what you make, or what you are looking for. ${responsePromise}.`,
    action: 'Contact us',
  },
  drawing: { from: 'Makers', to: 'Contractors', between: 'The span we place' },
};
