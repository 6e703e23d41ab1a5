import { usItems } from './codes';
import type { Condition, Gate } from './types';
import { freezeFirst, stopFirst } from './weapon';

const clearancePlanned: Condition = { verdict: { certification: 'nato-clearance', is: ['gate'] } };

const weaponsOffice = 'Your country’s office for weapons';

/** Decisions of third parties, in the order of a plan. They have no months, because no one can guarantee any. */
export const gates: readonly Gate[] = [
  { id: 'armed', name: 'Permit to make a weapon', who: weaponsOffice, text: stopFirst, when: [], certainty: 'second-hand' },
  { id: 'armed-open', name: 'Armed or not?', who: weaponsOffice, text: freezeFirst, when: [], certainty: 'our-estimate' },
  { id: 'agency-eligibility', name: 'Eligibility of the company', who: 'NATO agency and national authority', text: 'Settle eligibility before everything else, because NATO’s agencies normally invite firms from NATO nations.', when: [], certainty: 'verified' },
  { id: 'nspa-eligibility', name: 'NSPA eligibility', who: 'NSPA with the national authority', text: 'NSPA normally invites firms in NATO nations, and others only in named cases.', when: [{ buyers: ['NSPA'] }], certainty: 'verified' },
  { id: 'ncia-declaration', name: 'Declaration of Eligibility', who: 'Your national authority, for NCIA', text: 'The Basic Ordering Agreement is open to companies registered in a NATO state.', when: [{ buyers: ['NCIA'] }], certainty: 'verified' },
  { id: 'no-alliance', name: 'Eligibility and clearance', who: 'Buyer and security authorities', text: 'Outside the EU and NATO, companies are rarely eligible, and a clearance needs a security agreement between states.', when: [], certainty: 'verified' },
  { id: 'ukrainian-permit', name: 'Ukrainian export permit', who: 'State Service of Export Control and its commission', text: 'Without the permit nothing may cross the border, drawings included.', when: [], certainty: 'verified' },
  {
    id: 'war-material',
    name: 'War Material Act',
    who: 'Danish Ministry of Justice',
    text: 'You need a permit to make war materiel, assembling included, and a special one above set foreign holdings. Parts without civil use count too, and Danish subcontractors may need the permit themselves.',
    when: [],
    certainty: 'verified',
  },
  { id: 'us-export', name: 'US export license', who: 'US State Department (DDTC) or Commerce Department (BIS)', text: 'Every delivery, drawing and visit to Europe is first of all an export from the United States.', when: [], certainty: 'verified' },
  {
    id: 'us-license',
    name: 'US license or agreement',
    who: 'US applicant, State Department (DDTC) or Commerce Department (BIS)',
    text: 'If the product contains US-controlled items or data, the US partner applies for the license, and nobody can promise the answer.',
    when: [{ usItem: usItems, noHomeCountry: ['US'] }],
    certainty: 'verified',
  },
  { id: 'us-person', name: 'Approval of a US person', who: 'US State Department (DDTC)', text: 'The person needs approval before starting. Until the approval is there, the help stops.', when: [], certification: 'itar', certainty: 'second-hand' },
  { id: 'eu-bidders', name: 'EU bidders only?', who: 'German procurement office', text: 'The office may limit a procedure to companies in the EU or EEA, so ask before you bid.', when: [], certainty: 'verified' },
  { id: 'release', name: 'Release of CUI', who: 'US prime and assessor', text: 'Ask the prime whether controlled unclassified information (CUI) may be released to your country. If the order requires a CMMC assessor (C3PAO), ask also which one assesses there.', when: [], certainty: 'open' },
  { id: 'eu-importer', name: 'Importer in the EU', who: 'A company established in the EU', text: 'If the product carries the CE mark, someone in the EU must answer for the product.', when: [], certification: 'ce-marking', certainty: 'verified' },
  { id: 'aqap-clause', name: 'Contract clause', who: 'The buyer', text: 'AQAP 2110 binds you only when the contract cites it.', when: [{ verdict: { certification: 'aqap2110', is: ['needed', 'usual'] } }], certification: 'aqap2110', certainty: 'verified' },
  {
    id: 'dutch-declaration',
    name: 'ABRO declaration',
    who: 'Dutch National Bureau for Industrial Security',
    text: 'The buyer starts the declaration, and you need it before the assignment.',
    when: [
      { buyers: ['NL'], data: ['RESTRICTED', 'CONFIDENTIAL'] },
      { buyers: ['NL'], products: ['classified'] },
    ],
    certainty: 'verified',
  },
  { id: 'sponsor', name: 'Sponsor', who: 'Contracting authority or cleared prime', text: 'In most countries nothing starts before a buyer sponsors you, but a company in Poland applies itself. We count no months for the sponsor.', when: [clearancePlanned], certification: 'nato-clearance', certainty: 'verified' },
  { id: 'ukrainian-clearance', name: 'Ukraine’s security service', who: 'Security Service of Ukraine', text: 'Ukraine’s own authority grants the clearance. Whether it is accepted abroad depends on agreements between states.', when: [], certification: 'nato-clearance', certainty: 'verified' },
  { id: 'clearance-decision', name: 'Clearance decision', who: 'The country’s security authority', text: 'The state decides, may refuse, and takes its own time.', when: [clearancePlanned], certification: 'nato-clearance', certainty: 'verified' },
  {
    id: 'clearance-confirmation',
    name: 'Confirmation of the clearance',
    who: 'Security authorities, between themselves',
    text: 'Security authorities confirm a clearance to each other on request. A document that you send is not proof.',
    when: [{ data: ['CONFIDENTIAL'], held: { certification: 'nato-clearance', is: ['certified'] } }],
    certification: 'nato-clearance',
    certainty: 'verified',
  },
];

/** Note for every plan with an audit, an assessment or an examination. */
export const auditCalendar = 'Book the assessor early, because these months leave out the queue at the certification body, CMMC assessor (C3PAO), laboratory or notified body.';
