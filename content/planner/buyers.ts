import { buyerRecords } from '../buyers';
import type { Text } from '../text';
import { type BuyerCode, natoAgencies, natoNations } from './codes';

/** Buyer data of a plan; fields of `content/buyers` are read from there. */
interface PlannerBuyer {
  code: BuyerCode;
  name: string;
  /** Group in the buyer question. */
  group: 'nation' | 'agency' | 'other';
  /** Tasks without months: where tenders and registrations are. */
  tasks: readonly Text[];
  /** Clearance requirement at the lowest marking (rule R34), for a buyer without a page. */
  restricted?: Text;
}

/** Returns the plan data of buyers with a record. */
const recorded = (codes: readonly BuyerCode[]) => buyerRecords.filter(({ code }) => codes.includes(code)).map(({ code, name, group, tasks = [] }): PlannerBuyer => ({ code, name, group, tasks }));

/** Buyers in the order of their codes. */
export const plannerBuyers: readonly PlannerBuyer[] = [
  ...recorded(natoNations),
  { code: 'NATO_OTHER', name: 'Another NATO nation', group: 'nation', tasks: ['Use the national tender portal, and TED (the EU’s tender portal) where the country is in the EU. Tell us which country it is.'], restricted: 'National rules decide, so ask the country’s security authority.' },
  ...recorded(['UA', ...natoAgencies]),
  { code: 'US', name: 'US DoD or a US prime', group: 'other', tasks: ['Use the prime’s supplier portal.'] },
  { code: 'EUCIV', name: 'EU public buyer, civil', group: 'other', tasks: ['Use TED (the EU’s tender portal) and national portals.'] },
  { code: 'AERO', name: 'Aerospace prime', group: 'other', tasks: ['Use the prime’s supplier portal. The OASIS register lists certified suppliers.'] },
];
