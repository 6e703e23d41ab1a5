import { dated } from '../dated';
import { natoAgencies, natoNations } from './codes';
import type { Line } from './types';

/** Remarks of a plan, which are neither certifications nor tasks, in display order. */
export const remarks: readonly Line[] = [
  { id: 'no-nato-certificate', text: 'There is no “NATO certificate”: AQAP 2110, a clearance and registrations are three separate things.', when: [{ buyers: [...natoNations, ...natoAgencies] }] },
  { id: 'great-britain', text: 'Great Britain has its own product rules: UKCA marking, or CE marking where it is recognized. They are not in this plan.', when: [{ buyers: ['UK'], products: ['drones', 'electronics', 'vehicles'] }] },
  {
    id: 'machinery',
    text: dated('New machinery rules, Regulation (EU) 2023/1230, apply from {2027-01-20}: a ground robot first sold after that day follows them.', { date: '2027-01-20', text: 'Since {2027-01-20} the machinery rules of Regulation (EU) 2023/1230 apply: a ground robot first sold after that day follows them.' }),
    when: [{ products: ['vehicles'], verdict: { certification: 'ce-marking', is: ['needed', 'usual', 'ask'] } }],
  },
  { id: 'foreign-owners', text: 'If foreigners own more than half of the company, say so early. The authority examines foreign influence together with the facility clearance.', when: [{ verdict: { certification: 'nato-clearance', is: ['gate'] } }] },
];
