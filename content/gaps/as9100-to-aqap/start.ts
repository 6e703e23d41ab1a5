import type { Point } from '../../text';
import type { GapStep } from '../types';

/** What the AS9100D certificate does not cover, whichever of the two AQAPs is cited. */
export const notCovered: readonly Point[] = [
  { title: 'The contract’s quality plan', text: 'It is written before work starts, and the buyer side may refuse it.' },
  { title: 'Government quality assurance on site', text: 'An OASIS entry informs the state’s representative. It does not replace the visit.' },
  { title: 'The NATO certificate of conformity', text: 'An aviation release document, for example an EASA Form 1, is something else.' },
  { title: 'ISO 10012', text: 'It is the standard for measurement management.' },
];

/** Work from the second day on, whichever of the two AQAPs is cited. */
export const steps: readonly GapStep[] = [
  { days: [2, 3], act: 'Extend the management representative’s letter', text: 'By the contact with the state’s representative; name a deputy.', result: 'Amended letter', roles: ['managingDirector'] },
  { days: [3, 6], act: 'Write the contract quality plan', text: 'From existing 9100 documents by reference, with the requirement matrix.', result: 'Plan and matrix', roles: ['qualityManager', 'projectManager'] },
  { days: [4, 7], act: 'Turn the order’s risk record into a contract risk plan', text: 'One that may leave the company.', result: 'Risk plan', roles: ['projectManager'] },
  { days: [6, 9], act: 'Revise three texts', text: 'Order terms with the access clause, nonconformity procedure with notice and consent, form of the certificate of conformity.', result: 'Three revised texts', roles: ['buyer', 'qualityManager'] },
  { days: [10, 10], act: 'Contact the national authority', text: 'For government quality assurance, and agree the ISO 10012 gap list with the inspector.', result: 'One contact, one list', roles: ['qualityManager', 'inspector'] },
];
