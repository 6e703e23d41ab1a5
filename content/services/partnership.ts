import { responseHours } from '../constants';
import type { ServicePage } from './types';

/** Partnership Bridging. Eligibility as published by NSPA (Source File) and NCIA (Basic Ordering Agreement). */
export const partnership: ServicePage = {
  slug: 'partnership',
  meta: {
    title: 'Partnership Bridging in NATO nations | ComplyTrain',
    description:
      'Ukrainian makers rarely may bid to NATO agencies alone. We look for the partner in a member nation, settle ownership and export permits, and stay past signing.',
  },
  cardFact: 'Between makers of defense technology and their buyers',
  heading: 'Both sides build toward the middle',
  intro:
    'Makers in Ukraine and Eastern Europe have what buyers in NATO nations ask for, and often no company that such a buyer may sign with. We look for the partner on the other bank, and check that the span can carry the load.',
  body: [
    'Here the rules weigh more than the product. The NATO Support and Procurement Agency (NSPA) normally buys from firms in member nations. The NATO Communications and Information Agency (NCIA) opens its Basic Ordering Agreements to companies that are registered in a member state and declared eligible by its government. A Ukrainian company on its own is rarely an eligible bidder there; a Danish one may be. We sit in Copenhagen, with Lviv opening soon, because the two ends of this bridge stand there. You hear first which form fits, be it supplier, subcontractor, license or joint company, and what Danish law on the ownership of arms makers says to each.',
    'The introduction is the smaller half of the work. We stay for the questions on which partnerships break: who owns the design, which drawing may cross which border under whose permit, which quality clauses the contractor has to pass down, whose name stands on the certificate of conformity. Ukraine’s export permit, and American consent where a part falls under United States rules, are dated steps of the plan. The contract is made between the two of you. We cannot promise that it will be, and we tell you early when it will not.',
  ],
  contact: {
    title: 'Which bank are you on?',
    text: `Tell us what you make, or what you are looking for. We’ll respond within ${responseHours} hours.`,
    action: 'Contact us',
  },
  drawing: { from: 'Makers', to: 'Contractors', between: 'The span we place' },
};
