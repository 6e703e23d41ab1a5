import { count } from '../../counts';
import { buyerCodes, militaryBuyers, natoAgencies, natoNations, productCodes } from '../codes';
import type { Rule } from '../types';
import { freezeFirst, stopFirst } from '../weapon';

const always = [{}] as const;
const unread = 'We read no rule of your nation: ask.';

/** Obstacles of the home country; evaluated after the verdicts, because some depend on them. */
export const homeCountryRules: readonly Rule[] = [
  {
    id: 'S1',
    given: 'Company in Ukraine, any buyer outside it',
    gives: 'A gate: export permit',
    when: [{ homeCountry: ['UA'], buyers: buyerCodes.filter((code) => code !== 'UA') }],
    outcomes: [],
    gate: 'ukrainian-permit',
    reason: 'Goods, drawings and code leave Ukraine only with a state permit, wartime rules included.',
    source: 'State Service of Export Control of Ukraine',
    certainty: 'verified',
  },
  {
    id: 'S2',
    given: 'Company in Ukraine, NSPA or NCIA',
    gives: 'A gate before everything: eligibility',
    when: [{ homeCountry: ['UA'], buyers: natoAgencies }],
    outcomes: [],
    gate: 'agency-eligibility',
    reason: 'A Ukrainian company alone is normally not an eligible bidder; an entity in a NATO nation may be.',
    source: 'nspa.nato.int; ncia.nato.int',
    certainty: 'verified',
  },
  {
    id: 'S3',
    given: 'Company in Ukraine, and a clearance in the plan',
    gives: 'A gate: security service and security agreements',
    when: [{ homeCountry: ['UA'], verdict: { certification: 'nato-clearance', is: ['gate'] } }],
    outcomes: [],
    gate: 'ukrainian-clearance',
    reason: 'Ukraine’s own authority clears; acceptance abroad rests on agreements. None with Denmark was found.',
    source: 'ssu.gov.ua',
    certainty: 'verified',
  },
  {
    id: 'S4',
    given: 'Company outside the EU, and CE Marking in the plan or to be asked',
    gives: 'A gate: importer or representative in the EU',
    when: [{ homeCountry: ['UA', 'US', 'NATO', 'OTHER'], verdict: { certification: 'ce-marking', is: ['needed', 'usual', 'ask'] } }],
    outcomes: [],
    gate: 'eu-importer',
    reason: 'Someone established in the EU must answer for the product.',
    source: '(EU) 2019/1020, Article 4',
    certainty: 'verified',
  },
  {
    id: 'S5',
    given: 'Company in Denmark, and a product for the military; drones and vehicles also for civil use do not count, those for the military or armed count with any buyer',
    gives: 'A gate: War Material Act',
    when: [
      { homeCountry: ['DK'], products: ['electronics', 'parts', 'classified', 'energetics'], buyers: militaryBuyers },
      { homeCountry: ['DK'], weapon: ['unknown'], buyers: militaryBuyers },
      { homeCountry: ['DK'], weapon: ['military', 'armable', 'armed'] },
    ],
    outcomes: [],
    gate: 'war-material',
    reason: 'Making war materiel requires permission, a special one above set foreign holdings. Parts without civil use count. Assembling counts as making.',
    detail: 'See to it that Danish subcontractors hold the permit as far as needed.',
    source: 'Danish War Material Act',
    certainty: 'verified',
  },
  {
    id: 'S6',
    given: 'Company in the United States, a NATO nation or agency buys',
    gives: 'A gate: US export license',
    when: [{ homeCountry: ['US'], buyers: [...natoNations, ...natoAgencies] }],
    outcomes: [],
    gate: 'us-export',
    reason: 'Every delivery, drawing and visit to Europe is an export first.',
    source: '22 CFR 123 to 125',
    certainty: 'verified',
  },
  {
    id: 'S7',
    given: 'Company outside the EU and NATO, and outside Ukraine and the United States',
    gives: 'A gate: eligibility and clearance',
    when: [{ homeCountry: ['OTHER'] }],
    outcomes: [],
    gate: 'no-alliance',
    reason: 'Eligibility is rare, and a clearance needs a security agreement. Ask before planning.',
    source: 'nspa.nato.int; C-M(2002)49-REV1',
    certainty: 'verified',
  },
  {
    id: 'S8',
    given: 'A US buyer and CUI, company outside the United States',
    gives: 'A gate: release of CUI',
    when: [{ buyers: ['US'], data: ['CUI'], noHomeCountry: ['US'] }],
    outcomes: [],
    gate: 'release',
    reason: 'May the data be released to your nation? If the order itself demands a C3PAO: which one assesses abroad?',
    source: 'Our CMMC page',
    certainty: 'open',
  },
  {
    id: 'S9',
    given: 'Germany buys, company outside the EU and EEA',
    gives: 'A gate: EU bidders only?',
    when: [{ buyers: ['DE'], homeCountry: ['UA', 'US', 'NATO', 'OTHER'] }],
    outcomes: [],
    gate: 'eu-bidders',
    reason: 'The German office may limit a procedure to companies in the EU or EEA. Ask before bidding.',
    source: 'BwBBG, § 11 (read in part)',
    certainty: 'verified',
  },
];

/** Armed drones or vehicles. The company's country decides, not the buyer; no certification and no month changes. */
export const weaponRules: readonly Rule[] = [
  { id: 'S10', given: 'The drone or vehicle is armed, or sold with a warhead', gives: 'A gate before everything: permit to make a weapon', when: [{ weapon: ['armed'] }], outcomes: [], gate: 'armed', reason: stopFirst, source: 'National weapons law, by nation', certainty: 'second-hand' },
  { id: 'S11', given: 'Whether the drone or vehicle is armed is unknown', gives: 'A gate before everything: armed or not?', when: [{ weapon: ['unknown'] }], outcomes: [], gate: 'armed-open', reason: freezeFirst, source: 'Our planning view', certainty: 'our-estimate' },
  {
    id: 'S12',
    worth: true,
    given: 'The customer can arm the drone or vehicle',
    gives: 'A note',
    when: [{ weapon: ['armable'] }],
    outcomes: [],
    reason: 'Release devices, launchers and target software can make it a weapon in law. Send the authority the data sheet and ask for a written answer.',
    source: 'National weapons law, by nation',
    certainty: 'second-hand',
  },
  {
    id: 'S13',
    worth: true,
    given: 'The drone or vehicle is unarmed and made for the military',
    gives: 'A note, by seat',
    when: [{ weapon: ['military'] }],
    outcomes: [],
    reason: 'Denmark, Poland and Sweden may ask for a permit to make it; in other nations that we read export rules apply.',
    bySeat: {
      DK: 'A permit to make may still be needed: ask the Ministry of Justice.',
      EU_NATO: 'In Poland and Sweden a permit to make may still be needed: ask MSWiA or ISP. In Germany, Lithuania, Estonia, the Netherlands, Norway and Finland export rules apply; no permit to make was found.',
      UA: 'Export rules apply; no permit to make was found for Ukraine.',
      NATO: 'Export rules apply; no permit to make was found for the United Kingdom.',
      EU: unread,
      US: unread,
      OTHER: unread,
    },
    source: 'National law, by nation',
    certainty: 'second-hand',
  },
  { id: 'S14', worth: true, given: 'The drone or vehicle is unarmed, also for civil use', gives: 'A note', when: [{ weapon: ['civil'] }], outcomes: [], reason: 'Usually no permit to make. Export rules for dual-use goods and CE rules apply.', source: 'General practice', certainty: 'common-practice' },
  {
    id: 'S15',
    worth: true,
    given: 'Germany buys; the drone or vehicle is armed, or the customer can arm it',
    gives: 'A note',
    when: [{ weapon: ['armed', 'armable'], buyers: ['DE'] }],
    outcomes: [],
    reason: 'A war weapon enters Germany as a rule only with an individual permit.',
    source: 'zoll.de',
    certainty: 'verified',
  },
];

/** Certificates of the company, size and date: the engine evaluates the conditions, the texts only describe them. */
export const circumstanceRules: readonly Rule[] = [
  { id: 'H1', role: 'held', given: 'A valid certificate is held', gives: 'Held, with a check of its scope if a buyer asks for it', when: always, outcomes: [], reason: 'Buyers read scope, site, accreditation and expiry before they read your offer.', source: 'Our planning view', certainty: 'our-estimate' },
  { id: 'H2', role: 'expiry', given: 'A held certificate expires before the plan ends', gives: 'Renewal on the axis, no new months', when: always, outcomes: [], reason: 'A lapse in the bid month costs more than the audit.', source: 'ISO/IEC 17021-1', certainty: 'common-practice' },
  { id: 'H3', role: 'in-use', given: 'A system is in use without a certificate', gives: 'Phases 1 and 2 credited, phase 3 in full', when: always, outcomes: [], reason: 'Practice counts, but the audit still has to see it.', source: 'Our planning view', certainty: 'our-estimate' },
  { id: 'Z1', role: 'people', given: 'Up to 10 people', gives: 'Two implementations at once', when: [{ size: ['1-10'] }], outcomes: [], reason: 'One quality person cannot build three systems together.', source: 'Our planning view', certainty: 'our-estimate' },
  { id: 'Z2', role: 'people', given: '11 to 50 people', gives: 'Three implementations at once', when: [{ size: ['11-50'] }], outcomes: [], reason: 'Line managers own processes; auditors must not audit their own work.', source: 'Our planning view', certainty: 'our-estimate' },
  { id: 'Z3', role: 'people', prominent: true, given: '51 to 250 people', gives: 'No limit, and a note on NIS2', when: [{ size: ['51-250'] }], outcomes: [], reason: 'From 50 people EU cybersecurity law may apply directly in listed sectors.', source: 'NIS2 Directive', certainty: 'verified' },
  { id: 'Z4', role: 'too-many', prominent: true, given: 'Up to 10 people and more than four certifications', gives: 'A note above the plan', when: always, outcomes: [], reason: 'Too much for ten people. Choose the buyer that comes first and plan for that one.', source: 'Our planning view', certainty: 'our-estimate' },
  { id: 'D1', role: 'deadline-fits', given: 'The deadline is at or after the long end', gives: 'Fits, even at the long end', when: always, outcomes: [], reason: 'Every phase may take its longest; queues and authorities are not counted.', source: 'The model', certainty: 'our-estimate' },
  { id: 'D2', role: 'deadline-short', given: 'The deadline is between the short end and the long end', gives: 'Fits only near the short end', when: always, outcomes: [], reason: 'Nothing may slip, and people must be free from the first week.', source: 'The model', certainty: 'our-estimate' },
  { id: 'D3', role: 'deadline-missed', given: 'The deadline is before the short end', gives: 'Does not fit; what exists by then is listed', when: always, outcomes: [], reason: 'These outputs exist by then; ask whether the tender accepts them with a dated plan.', source: 'The model', certainty: 'our-estimate' },
  { id: 'D4', role: 'dates', given: 'The deadline is before the start', gives: 'A message, no plan', when: always, outcomes: [], reason: 'Choose a later deadline, or an earlier start.', source: 'The model', certainty: 'our-estimate' },
];

/** Scope of the planner; evaluated first. */
export const scopeRules: readonly Rule[] = [
  {
    id: 'R44',
    given: 'Energetics alone',
    gives: 'No plan, an answer in words',
    when: [{ products: ['energetics'], noProducts: productCodes.filter((code) => code !== 'energetics') }],
    outcomes: [],
    leavesOut: ['energetics'],
    reason: `Explosives law, licenses, storage distances, transport and munition safety decide. None of the ${count.certifications} certifications covers that.`,
    source: 'National explosives law',
    certainty: 'common-practice',
  },
  {
    id: 'R45',
    prominent: true,
    given: 'Energetics with other products',
    gives: 'A plan for the others, with the answer in words above it',
    when: [{ products: ['energetics'] }],
    outcomes: [],
    leavesOut: ['energetics'],
    reason: 'The rest of the product can be planned; the charge cannot.',
    source: 'Our planning view',
    certainty: 'our-estimate',
  },
];

/** Verdict on a certification without a matching rule. */
export const defaultRule: Rule = { id: 'R00', given: 'No line of this table names the certification', gives: 'Not needed', when: always, outcomes: [], reason: 'No rule links it to these buyers and products. If a tender names it, the tender counts.', source: 'The model', certainty: 'our-estimate' };
