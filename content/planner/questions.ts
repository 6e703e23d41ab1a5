import { natoAgencies, natoNations, usItems } from './codes';
import type { Line } from './types';

const always = [{}] as const;
const asked = (...certifications: ('aqap2110' | 'iso9001' | 'as9100d' | 'ce-marking')[]) => certifications.map((certification) => ({ verdict: { certification, is: ['ask'] as const } }));
const aqapPlanned = { verdict: { certification: 'aqap2110', is: ['needed', 'usual'] } } as const;

/** Questions under "Ask your buyer first", in order; at most five are shown. */
export const buyerQuestions: readonly Line[] = [
  { id: 'clause', text: 'Which quality clause does the contract cite, and which edition applies?', when: [aqapPlanned, ...asked('aqap2110', 'iso9001', 'as9100d')] },
  { id: 'marking', text: 'What is the highest marking of the data, and who marks it?', when: [{ data: ['NOT_TOLD'] }, { verdict: { certification: 'iso27001', is: ['ask'] } }, { verdict: { certification: 'nato-clearance', is: ['ask', 'gate'] } }] },
  { id: 'cmmc', text: 'Which CMMC level do you require, and does the order itself require a third-party certificate?', when: [{ verdict: { certification: 'cmmc', is: ['needed', 'ask'] } }] },
  {
    // Another marking does not imply a CMMC level, so no rule plans one, but a US order may contain one of the two.
    id: 'us-marks',
    text: 'Does the US order carry federal contract information (FCI) or controlled unclassified information (CUI)? If it does, you need CMMC: choose the marking and look at the plan again.',
    when: [{ buyers: ['US'], data: ['RESTRICTED', 'CONFIDENTIAL'], noData: ['FCI', 'CUI', 'NOT_TOLD', 'NONE'] }],
  },
  { id: 'aqap-proof', text: 'Which AQAP certificate does the buyer accept, and does the buyer mean AQAP 2310 if we hold AS9100D?', when: [aqapPlanned, { held: { certification: 'as9100d', is: ['certified'] }, verdict: { certification: 'aqap2110', is: ['ask'] } }] },
  { id: 'release', text: 'May the data and the items be released to our country?', when: [{ data: ['FCI', 'CUI', 'RESTRICTED', 'CONFIDENTIAL'] }, { usItem: usItems, noHomeCountry: ['US'] }] },
  { id: 'when', text: 'By when must we hold each certificate: at tender or at award?', when: always },
];

/** Buyers that identify a supplier by its code. */
const coded = [...natoNations, ...natoAgencies, 'US'] as const;

/** Tasks without months or price, at the start of every plan. */
export const tasks: readonly Line[] = [
  { id: 'ncage', text: 'Get a NATO supplier code (NCAGE), which is free, from your country’s codification bureau or from NSPA.', when: [{ buyers: coded, noHomeCountry: ['US'] }] },
  { id: 'cage', text: 'Get a US supplier code (CAGE), which SAM.gov assigns when you register.', when: [{ buyers: coded, homeCountry: ['US'] }] },
  { id: 'sam', text: 'Register in SAM.gov with a Unique Entity ID (UEI), but only if you bid yourself or the prime asks for it. The registration is free and comes after the NCAGE code; renew it every 365 days.', when: [{ buyers: ['US'] }] },
  { id: 'sprs', text: 'Open an account in the Procurement Integrated Enterprise Environment (PIEE) with the role SPRS Cyber Vendor User. A company that is only a subcontractor needs no record in SAM.gov.', when: [{ verdict: { certification: 'cmmc', is: ['needed'] } }] },
  { id: 'source-file', text: 'Join the NSPA Source File, which is free for eligible firms; you need it to be invited.', when: [{ buyers: ['NSPA'] }] },
  { id: 'neo', text: 'Open an NCIA Neo account, then get the Declaration of Eligibility.', when: [{ buyers: ['NCIA'] }] },
  { id: 'parts-list', text: 'Write a parts list with the origin of every part.', when: always },
  { id: 'classification', text: 'Classify the product under your own country’s export law.', when: always },
];

/** Limits of a plan: what no one can guarantee. */
export const limitations: readonly Line[] = [
  { id: 'certificate', text: 'A certificate: the accredited certification body decides.', when: (['iso9001', 'iso27001', 'as9100d'] as const).map((certification) => ({ verdict: { certification, is: ['needed', 'usual'] as const } })) },
  { id: 'aqap', text: 'AQAP 2110: the buyer decides whether to accept it, and this differs from country to country.', when: [aqapPlanned] },
  { id: 'cmmc', text: 'CMMC: your score and affirmation decide, and an assessor only where the order says so.', when: [{ verdict: { certification: 'cmmc', is: ['needed'] } }] },
  { id: 'clearance', text: 'A clearance: the state decides, in most countries once a sponsor confirms the need.', when: [{ verdict: { certification: 'nato-clearance', is: ['gate'] } }] },
  { id: 'us-license', text: 'A US license: the State Department (DDTC) or the Commerce Department (BIS) decides.', when: [{ usItem: usItems }, { homeCountry: ['US'] }] },
  { id: 'ukrainian-permit', text: 'The Ukrainian export permit.', when: [{ homeCountry: ['UA'] }] },
  { id: 'eligibility', text: 'Eligibility at NSPA and NCIA.', when: [{ buyers: natoAgencies }] },
  { id: 'war-material', text: 'The permission under the War Material Act.', when: [{ homeCountry: ['DK'] }] },
  { id: 'weapon', text: 'A permit to make a weapon.', when: [{ weapon: ['armed'] }] },
  { id: 'laboratory', text: 'Dates of laboratories and notified bodies.', when: [{ verdict: { certification: 'ce-marking', is: ['needed', 'usual'] } }] },
  { id: 'editions', text: 'New editions of ISO 9001 and IA9100, and their transitions.', when: (['iso9001', 'as9100d'] as const).map((certification) => ({ verdict: { certification, is: ['needed', 'usual', 'held'] as const } })) },
  { id: 'award', text: 'The award of any contract.', when: always },
];
