import { usItems } from './codes';
import type { Condition, Gate } from './types';
import { freezeFirst, stopFirst } from './weapon';

const clearancePlanned: Condition = { verdict: { certification: 'nato-clearance', is: ['gate'] } };

const weaponsOffice = 'Your state’s office for weapons';

/** Decisions of third parties, in the order of a plan. They have no months, because no one can guarantee any. */
export const gates: readonly Gate[] = [
  { id: 'armed', name: 'Permit to make a weapon', who: weaponsOffice, text: stopFirst, when: [], certainty: 'second-hand' },
  { id: 'armed-open', name: 'Armed or not?', who: weaponsOffice, text: freezeFirst, when: [], certainty: 'our-estimate' },
  { id: 'agency-eligibility', name: 'Eligibility of the company', who: 'NATO agency and national authority', text: 'Settle eligibility before everything else: NATO’s agencies normally invite firms from NATO nations.', when: [], certainty: 'verified' },
  { id: 'nspa-eligibility', name: 'NSPA eligibility', who: 'NSPA with the national authority', text: 'Normally firms in NATO nations; others only in named cases.', when: [{ buyers: ['NSPA'] }], certainty: 'verified' },
  { id: 'ncia-declaration', name: 'Declaration of Eligibility', who: 'Your national authority, for NCIA', text: 'The Basic Ordering Agreement is open to companies registered in a NATO state.', when: [{ buyers: ['NCIA'] }], certainty: 'verified' },
  { id: 'no-alliance', name: 'Eligibility and clearance', who: 'Buyer and security authorities', text: 'Outside the EU and NATO, eligibility is rare, and a clearance needs a security agreement between the states.', when: [], certainty: 'verified' },
  { id: 'ukrainian-permit', name: 'Ukrainian export permit', who: 'State Service of Export Control and its commission', text: 'Without it nothing crosses the border, drawings included.', when: [], certainty: 'verified' },
  {
    id: 'war-material',
    name: 'War Material Act',
    who: 'Danish Ministry of Justice',
    text: 'Making war materiel requires permission, and a special one where foreign holdings pass set limits. Parts without civil use count. Assembling counts as making. See to it that Danish subcontractors hold the permit as far as needed.',
    when: [],
    certainty: 'verified',
  },
  { id: 'us-export', name: 'US export license', who: 'DDTC or BIS', text: 'Every delivery, drawing and visit to Europe is an export first.', when: [], certainty: 'verified' },
  { id: 'us-license', name: 'US license or agreement', who: 'US applicant, DDTC or BIS', text: 'If US-controlled items or data are in the product, the US partner applies; nobody can promise the answer.', when: [{ usItem: usItems, noHomeCountry: ['US'] }], certainty: 'verified' },
  { id: 'us-person', name: 'Approval of a US person', who: 'DDTC', text: 'The person needs approval before starting; until it is there, the help stops.', when: [], certification: 'itar', certainty: 'second-hand' },
  { id: 'eu-bidders', name: 'EU bidders only?', who: 'German procurement office', text: 'The office may limit a procedure to companies in the EU or EEA: ask before bidding.', when: [], certainty: 'verified' },
  { id: 'release', name: 'Release of CUI', who: 'US prime and assessor', text: 'Whether the data may be released to your nation is open; so is which C3PAO assesses there, if the order demands one. Ask the prime.', when: [], certainty: 'open' },
  { id: 'eu-importer', name: 'Importer in the EU', who: 'A company established in the EU', text: 'If the product carries the CE mark, someone in the EU must answer for it.', when: [], certification: 'ce-marking', certainty: 'verified' },
  { id: 'aqap-clause', name: 'Contract clause', who: 'The buyer', text: 'AQAP 2110 binds when the contract cites it.', when: [{ verdict: { certification: 'aqap2110', is: ['needed', 'usual'] } }], certification: 'aqap2110', certainty: 'verified' },
  {
    id: 'dutch-declaration',
    name: 'ABRO declaration',
    who: 'Dutch National Bureau for Industrial Security',
    text: 'The buyer starts it; it precedes the assignment.',
    when: [
      { buyers: ['NL'], data: ['RESTRICTED', 'CONFIDENTIAL'] },
      { buyers: ['NL'], products: ['classified'] },
    ],
    certainty: 'verified',
  },
  { id: 'sponsor', name: 'Sponsor', who: 'Contracting authority or cleared prime', text: 'In most nations nothing starts before a buyer puts you forward; a company in Poland applies itself. We count no months for it.', when: [clearancePlanned], certification: 'nato-clearance', certainty: 'verified' },
  { id: 'ukrainian-clearance', name: 'Ukraine’s security service', who: 'Security Service of Ukraine', text: 'Ukraine’s own authority clears; acceptance abroad rests on agreements between states.', when: [], certification: 'nato-clearance', certainty: 'verified' },
  { id: 'clearance-decision', name: 'Clearance decision', who: 'The nation’s security authority', text: 'The state decides, may refuse, and keeps its own time.', when: [clearancePlanned], certification: 'nato-clearance', certainty: 'verified' },
  {
    id: 'clearance-confirmation',
    name: 'Confirmation of the clearance',
    who: 'Security authorities, between themselves',
    text: 'Security authorities confirm a clearance to each other on request; a paper is not the proof.',
    when: [{ data: ['CONFIDENTIAL'], held: { certification: 'nato-clearance', is: ['certified'] } }],
    certification: 'nato-clearance',
    certainty: 'verified',
  },
];

/** Note for every plan with an audit, an assessment or an examination. */
export const auditCalendar = 'Book the assessor early: the queue of certification body, C3PAO, laboratory or notified body is not in these months.';
