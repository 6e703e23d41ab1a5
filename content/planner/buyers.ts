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
  { code: 'NATO_OTHER', name: 'Another NATO nation', group: 'nation', tasks: ['National tender portal, and TED where the nation is in the EU: tell us the nation.'], restricted: 'National rules decide: ask the nation’s security authority.' },
  ...recorded(['UA', ...natoAgencies]),
  { code: 'US', name: 'US DoD or a US prime', group: 'other', tasks: ['The prime’s supplier portal.'] },
  { code: 'EUCIV', name: 'EU public buyer, civil', group: 'other', tasks: ['TED and national portals.'] },
  { code: 'AERO', name: 'Aerospace prime', group: 'other', tasks: ['The prime’s supplier portal; OASIS lists certified suppliers.'] },
];
