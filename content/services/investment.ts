import { responseHours } from '../constants';
import type { ServicePage } from './types';

/** Defense Tech Investment. Ownership rules: War Material Act ss. 2-4, 6 and Investment Screening Act (Denmark). */
export const investment: ServicePage = {
  slug: 'investment',
  meta: {
    title: 'Defense Tech Investment for certification | ComplyTrain',
    description:
      'Capital for defense startups between prototype and first contract, planned along the five certification stations, with Danish ownership rules settled first.',
  },
  cardFact: 'Capital for companies on the way to certification',
  heading: 'Capital for the gap',
  intro:
    'A drone that flies does not pay wages. The first contract does, and between the two lie audits, registrations and tenders that only cost money. We look for the capital for that stretch.',
  body: [
    'We look for defense companies whose product is ahead of its paperwork, and many of those are drone makers in Ukraine and Eastern Europe. Our first question is about the buyer: which nation, which tender, which certificates it names. The answer becomes a route through the [five stations](/services/complytrain) with a cost on each section and a document that proves the section done. You and your investors read the same milestones, and nobody has to take a slide for progress.',
    'Before any money moves we settle who may own the company. Making arms in Denmark needs the permission of the Minister of Justice, and a special one, among other cases, if less than {=ownership.danishCapital} of the capital or {=ownership.danishBoard} of the board is Danish; a foreign holding from {=ownership.screened} in a sensitive company has to be authorized first. Technology that leaves Ukraine can need a permit of its own. We read these rules before the term sheet, because the wrong shareholder can cost a maker the right to build. We promise neither a return nor a certificate, and this page is no offer of securities.',
  ],
  contact: {
    title: 'Raising or investing?',
    text: `Tell us about your company or your mandate, without classified or export-controlled details. We’ll respond within ${responseHours} hours.`,
    action: 'Contact us',
  },
  drawing: { from: 'Prototype', to: 'First contract' },
};
