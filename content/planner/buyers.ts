import { buyerRecords } from '../buyers';
import type { Text } from '../text';
import { type BuyerCode, natoAgencies, natoNations } from './codes';

/** What a plan says about one buyer. Anything in the records of `content/buyers` is read from there. */
interface PlannerBuyer {
  code: BuyerCode;
  name: string;
  /** Group of the question. */
  group: 'nation' | 'agency' | 'other';
  /** Where its tenders and registrations are; tasks without months. */
  tasks: readonly Text[];
  /** Whether a company needs a clearance for its lowest mark (rule R34), of a buyer without a page. */
  restricted?: Text;
}

/** What a buyer with a record does in a plan. */
const recorded = (codes: readonly BuyerCode[]) => buyerRecords.filter(({ code }) => codes.includes(code)).map(({ code, name, group, tasks = [] }): PlannerBuyer => ({ code, name, group, tasks }));

/** In the order of the codes; the body's own site rules. */
export const buyers: readonly PlannerBuyer[] = [
  ...recorded(natoNations),
  { code: 'NATO_OTHER', name: 'Another NATO nation', group: 'nation', tasks: ['National tender portal, and TED where the nation is in the EU: tell us the nation.'], restricted: 'National rules decide: ask the nation’s security authority.' },
  ...recorded(['UA', ...natoAgencies]),
  { code: 'US', name: 'US DoD or a US prime', group: 'other', tasks: ['The prime’s supplier portal.'] },
  { code: 'EUCIV', name: 'EU public buyer, civil', group: 'other', tasks: ['TED and national portals.'] },
  { code: 'AERO', name: 'Aerospace prime', group: 'other', tasks: ['The prime’s supplier portal; OASIS lists certified suppliers.'] },
];
