import { clearanceTimes } from '../buyers/clearance-times';
import { permitDays } from '../buyers/permit-days';
import { facts } from '../facts';
import { buyerCodes, homeCountryCodes, natoAgencies, natoNations } from './codes';
import type { Action, Condition, Span } from './types';

const { UA: ua, DK: dk } = permitDays;

/** Certifications that buyers' notices use as criteria for quality and security. */
const buyerCriteria = ['iso9001', 'iso27001', 'as9100d', 'aqap2110'] as const;
const askOrPlanned = (slug: (typeof buyerCriteria)[number]) => ({
  verdict: { certification: slug, is: ['needed', 'usual', 'ask'] as const },
});
const buyersExceptUs = buyerCodes.filter((code) => code !== 'US');
const abroad = (home: 'DK' | 'UA'): Condition => ({
  homeCountry: [home],
  buyers: buyerCodes.filter((code) => code !== home),
});
const aqap = askOrPlanned('aqap2110');
const outsideUs = { noHomeCountry: ['US'] } as const;
/** Company in a state whose authority the planner does not know. */
const otherCountries: readonly Condition[] = [
  { homeCountry: homeCountryCodes.filter((code) => code !== 'DK' && code !== 'UA') },
];
/** Text for an action without a known response time. */
export const noTime = 'We found no time: ask.';
const openTime: readonly Span[] = [{ text: noTime, certainty: 'open' }];
const otherTimes = { text: 'For other countries we found no time: ask.', certainty: 'open' } as const;
/** Country in both EU and NATO, or only in NATO; the action lists the nations. */
const inEuNato: readonly Condition[] = [{ homeCountry: ['EU_NATO'] }];
const inNato: readonly Condition[] = [{ homeCountry: ['NATO'] }];
/** Armed or armable products, which need a permit in more nations than other military products. */
const armedInEuNato: readonly Condition[] = [{ homeCountry: ['EU_NATO'], weapon: ['armable', 'armed'] }];

/** First actions, most urgent first; a plan shows the first five that match. Each answers one open question. */
export const actions: readonly Action[] = [
  {
    id: 'codification',
    title: 'Have the drone or other item codified',
    why: 'Ukraine’s state buys only what is codified. The state buyer starts the codification, so ask the unit or the agency.',
    when: [{ buyers: ['UA'], homeCountry: ['UA'] }],
    to: [{ name: 'The unit or agency that wants it' }],
    letters: [],
    noLetter:
      'Offer performance data, test results and technical conditions, because under Resolution 279 the buyer files the application with these ([the first step](/buyers/ukraine#two-people)).',
    back: {
      text: 'You get the buyer’s word that it has started, or the codification.',
      certainty: 'second-hand',
    },
    howLong: openTime,
  },
  {
    id: 'weapon-permit',
    title: 'Ask the weapons office before the prototype',
    why: 'In most countries you need a separate permit to make a weapon. Ask also: “Does making, assembling or testing it need your permit?”',
    when: [
      { noHomeCountry: ['DK'], weapon: ['armable', 'armed'] },
      { homeCountry: ['EU_NATO'], weapon: ['military'] },
    ],
    to: [
      {
        name: 'Ministry of Defence of Ukraine',
        note: 'We read this in reports.',
        when: [{ homeCountry: ['UA'] }],
      },
      { name: 'Poland: MSWiA', when: inEuNato },
      { name: 'Sweden: ISP', address: 'authority/sweden-isp', when: inEuNato },
      { name: 'Germany: BMWE', when: armedInEuNato },
      { name: 'Lithuania: Police Department', note: 'We read this in reports.', when: armedInEuNato },
      {
        name: 'Estonia: Police and Border Guard Board',
        note: 'We read this in reports.',
        when: armedInEuNato,
      },
      { name: 'Netherlands: chief of police', note: 'This is general practice.', when: armedInEuNato },
      { name: 'Finland: National Police Board', note: 'This is general practice.', when: armedInEuNato },
      {
        name: 'Norway: police or ministry',
        note: 'Ask which of the two is responsible.',
        when: armedInEuNato,
      },
      { name: 'United Kingdom: Home Office', note: 'We read this in an older text.', when: inNato },
      { name: 'Export and weapons counsel', when: [{ homeCountry: ['US'] }] },
      {
        name: 'Others: the weapons office of your country',
        note: 'We read no rule of this office.',
        when: [{ homeCountry: ['EU_NATO', 'NATO', 'EU', 'OTHER'] }],
      },
    ],
    letters: [{ letter: 5, when: [outsideUs] }],
    noLetter: 'Ask counsel which permits you need to make, assemble and test it.',
    back: { text: 'You get a permit, or the answer “not needed”, in writing.', certainty: 'second-hand' },
    howLong: [{ text: 'We plan no month for the permit, so ask.', certainty: 'open' }],
  },
  {
    id: 'eligibility',
    title: 'Ask whether a company from your country may bid',
    why: 'NATO’s agencies normally invite firms from NATO nations, and others only in named programs.',
    when: [{ buyers: natoAgencies, homeCountry: ['UA', 'EU', 'OTHER'] }],
    to: [
      { name: 'NSPA, vendor registration', address: 'nspa-business', when: [{ buyers: ['NSPA'] }] },
      { name: 'A partner company in a NATO nation', when: [{ buyers: ['NCIA'], noBuyers: ['NSPA'] }] },
    ],
    letters: [{ letter: 9, when: [{ buyers: ['NSPA'] }] }, { letter: 7 }],
    back: { text: 'You get a yes, a no, or the programs that are open to you.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'war-material',
    title: 'Apply for a permit before you make anything',
    why: 'In Denmark you need a permit to make war materiel. Assembling counts as making, and so does making parts without civil use.',
    when: [{ gates: ['war-material'] }],
    to: [{ name: 'Danish Ministry of Justice', address: 'war-material-act' }],
    letters: [],
    noLetter: 'Apply as the War Material Act says, and name the product, owners and managers.',
    back: {
      text: 'You get the permit, or the answer that the act does not cover your product.',
      certainty: 'verified',
    },
    howLong: openTime,
  },
  {
    id: 'us-person-approval',
    title: 'Pause the help of the US person, and get approval',
    why: 'Military help by a US person needs approval before it starts. A person abroad files form DS-6004. A person in the United States needs registration and an agreement.',
    when: [{ gates: ['us-person'], verdict: { certification: 'itar', is: ['needed'] } }],
    to: [{ name: 'US State Department (DDTC), with export counsel', address: 'ddtc' }],
    letters: [],
    noLetter:
      'A person abroad files form DS-6004 in the State Department’s system (DECCS) and names each recipient. You supply product names, recipients and countries. A person in the US needs registration and an agreement with you (TAA).',
    back: { text: 'The person gets the approval.', certainty: 'second-hand' },
    howLong: [
      {
        text: 'For form DS-6004 we found no time: ask. For an agreement our planning value is three to five months.',
        certainty: 'our-estimate',
      },
    ],
  },
  {
    id: 'us-registration',
    title: 'Classify your product, and register if it is a defense article',
    why: 'In the United States, makers of defense articles register with the State Department (DDTC), whether they export or not.',
    when: [{ homeCountry: ['US'], usItem: ['usml', 'unknown'] }],
    to: [{ name: 'US State Department (DDTC), through its system DECCS', address: 'ddtc-deccs' }],
    letters: [],
    noLetter:
      'Compare the product with the US Munitions List and keep the reasoning. If the product is on the list, register in DECCS.',
    back: { text: 'You get the category and the registration code.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'us-license',
    title: 'Have yourself named in the US authorization',
    why: 'The US partner applies, and you work under its license or agreement, only within what it names.',
    when: [{ ...outsideUs, usItem: ['usml', '600'] }],
    to: [{ name: 'Your US supplier', note: 'This is question 4 of the letter.' }],
    letters: [{ letter: 'U', question: 4 }],
    back: { text: 'You get the number of the authorization, and its conditions.', certainty: 'verified' },
    howLong: [
      {
        text: 'We found no current figure. Our planning values are two to three months for a State Department license, three to five for an agreement, and one to six for a Commerce Department license.',
        certainty: 'our-estimate',
      },
    ],
  },
  {
    id: 'us-statement',
    title: 'Ask which US rules apply to each US part',
    why: 'Only the manufacturer’s statement says which US rules follow the part into your product. Ask for jurisdiction and export control number (ECCN).',
    when: [{ ...outsideUs, usItem: ['unknown', 'eccn'] }],
    to: [{ name: 'Each manufacturer of a part', note: 'This is question 4 of the letter.' }],
    letters: [{ letter: 'U', question: 4 }],
    back: { text: 'You get a signed statement for each part.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'buyer',
    title: 'Ask the buyer for clause, edition, proof and date',
    why: 'The notice decides which standard counts, what proves it, and whether you need the proof at tender or at award.',
    when: buyerCriteria.map((slug) => ({ ...askOrPlanned(slug), buyers: buyersExceptUs })),
    to: [
      { name: 'The contact named in each notice', when: [{}] },
      {
        name: 'Civil buyers',
        note: 'Leave out the question on AQAP.',
        when: [{ buyers: ['EUCIV', 'AERO'] }],
      },
    ],
    letters: [{ letter: 3, civil: true, when: [{ onlyBuyers: ['EUCIV', 'AERO'] }] }, { letter: 3 }],
    back: { text: 'The buyer answers all bidders.', certainty: 'common-practice' },
    howLong: [
      { text: 'The answer comes within the notice’s question period.', certainty: 'common-practice' },
    ],
  },
  {
    id: 'us-order',
    title: 'Ask the prime for clauses, CMMC level and markings',
    why: 'The order says which clauses flow down, which level and assessment apply, and whether it carries federal contract information (FCI) or controlled unclassified information (CUI).',
    when: [{ buyers: ['US'] }],
    to: [{ name: 'The prime’s buyer, or the contracting officer' }],
    letters: [{ letter: 'U' }],
    back: { text: 'You get written answers, clause by clause.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'marking',
    title: 'Ask for the highest marking, and who decides it',
    why: 'The marking decides whether you need a clearance, which handling rules apply, and much of the plan.',
    when: [{ data: ['NOT_TOLD'], buyers: buyersExceptUs }],
    to: [{ name: 'The buyer’s security contact' }],
    letters: [{ letter: 'M' }],
    back: { text: 'You get the level of the files.', certainty: 'our-estimate' },
    howLong: openTime,
  },
  {
    id: 'sponsor',
    title: 'Ask who sponsors you for a clearance',
    why: 'In most countries a sponsor has to confirm the need. Only a company in Poland applies itself.',
    when: [
      { verdict: { certification: 'nato-clearance', is: ['gate'] } },
      { data: ['RESTRICTED'], verdict: { certification: 'nato-clearance', is: ['ask'] } },
    ],
    to: [
      { name: 'Danish Defence Intelligence Service (FE)', address: 'fe-di', when: [{ homeCountry: ['DK'] }] },
      { name: 'Security Service of Ukraine (SSU)', address: 'ssu', when: [{ homeCountry: ['UA'] }] },
      {
        name: 'Poland: apply to ABW',
        address: 'pl-abw',
        note: 'You apply without a sponsor and without giving reasons, so you send no letter.',
        when: inEuNato,
      },
      { name: 'Poland, military orders: apply to SKW', address: 'authority/poland-skw', when: inEuNato },
      { name: 'Lithuania: VSD', address: 'lt-vsd', when: inEuNato },
      { name: 'Others: your own national security authority', when: otherCountries },
    ],
    letters: [{ letter: 8 }],
    back: { text: 'You learn who has to sponsor you, and on which form.', certainty: 'verified' },
    howLong: [
      {
        text: 'Lithuania takes at most six months from a complete application. Estonia takes six months, as a rule.',
        certainty: 'verified',
        when: inEuNato,
      },
      { text: 'Poland takes about six months.', certainty: 'common-practice', when: inEuNato },
      { ...otherTimes, when: inEuNato },
      {
        text: 'Denmark takes more than six months for a person at SECRET (HEMMELIGT).',
        certainty: 'verified',
        when: [{ homeCountry: ['DK'] }],
      },
      {
        text: `The United Kingdom takes ${clearanceTimes.GB.months} for a new clearance.`,
        certainty: clearanceTimes.GB.certainty,
        when: inNato,
      },
      { text: noTime, certainty: 'open', when: [{ homeCountry: ['UA', 'EU', 'US', 'OTHER'] }] },
    ],
  },
  {
    id: 'classification',
    title: 'Have item, drawings and software classified',
    why: 'Your own country’s export law applies to every delivery abroad, files included.',
    when: [abroad('DK'), abroad('UA'), { homeCountry: ['EU_NATO', 'NATO', 'EU', 'OTHER'] }],
    to: [
      {
        name: 'Danish National Police, for defense items',
        address: 'authority/denmark-police',
        when: [{ homeCountry: ['DK'] }],
      },
      {
        name: 'Danish Business Authority, for dual-use items',
        address: 'authority/denmark-business',
        when: [{ homeCountry: ['DK'] }],
      },
      {
        name: 'State Service of Export Control of Ukraine',
        address: 'ua-export',
        when: [{ homeCountry: ['UA'] }],
      },
      { name: 'Germany: BAFA', address: 'authority/germany-bafa', when: inEuNato },
      { name: 'Estonia: Strategic Goods Commission', address: 'ee-export', when: inEuNato },
      { name: 'Finland: Ministry of Defence', when: inEuNato },
      {
        name: 'Sweden: ISP',
        address: 'authority/sweden-isp',
        note: 'Contact ISP four weeks before an offer.',
        when: inEuNato,
      },
      { name: 'Norway: DEKSA', address: 'no-export', when: inEuNato },
      { name: 'Netherlands: CDIU', when: inEuNato },
      { name: 'Poland, Lithuania: ministry for the economy', when: inEuNato },
      { name: 'United Kingdom: ECJU', address: 'uk-ecju', when: inNato },
      { name: 'Others: your national authority', when: otherCountries },
    ],
    letters: [{ letter: 5 }],
    back: {
      text: 'You get the number on the list, and learn whether you need a license.',
      certainty: 'verified',
    },
    howLong: [
      {
        text: `From a full set of documents, Ukraine takes at most ${ua.military} days for military goods, ${ua.dualUse} for dual-use goods, ${ua.coordinated} with coordination, and ${ua.simplified} on the simplified route.`,
        certainty: 'second-hand',
        when: [{ homeCountry: ['UA'] }],
      },
      {
        text: `From complete documents, Denmark takes ${dk.military} days for military goods. Dual-use goods take ${dk.dualUse} days in simple cases.`,
        certainty: 'verified',
        when: [{ homeCountry: ['DK'] }],
      },
      {
        text: 'Ask on day 1 how long it takes; the Netherlands names 8 weeks.',
        certainty: 'verified',
        when: inEuNato,
      },
      {
        text: 'In the United Kingdom you answer questions of the Export Control Joint Unit (ECJU) within 20 working days, or it closes the case. How long ECJU itself takes is open.',
        certainty: 'verified',
        when: inNato,
      },
      { ...otherTimes, when: inNato },
      { text: noTime, certainty: 'open', when: [{ homeCountry: ['EU', 'OTHER'] }] },
    ],
  },
  {
    id: 'ncage',
    title: 'Get a NATO supplier code (NCAGE), if you have none',
    why: 'NATO nations, NATO’s agencies and SAM.gov identify a supplier by this code, which is free.',
    when: [{ buyers: [...natoNations, ...natoAgencies, 'US'] }],
    to: [
      { name: 'Your country’s codification bureau, or NSPA', address: 'ncage-tool', when: [outsideUs] },
      {
        name: 'SAM.gov',
        address: 'sam',
        note: 'SAM.gov assigns the CAGE code when you register.',
        when: [{ homeCountry: ['US'] }],
      },
    ],
    letters: [],
    noLetter:
      'Apply online with your name, address and activity exactly as they are in the company register.',
    back: { text: 'You get the code.', certainty: 'verified' },
    howLong: [
      {
        text: facts['ncage-time'].text,
        certainty: 'second-hand',
        when: [{ homeCountry: homeCountryCodes.filter((code) => code !== 'US') }],
      },
      {
        text: 'It takes days to weeks: ask your bureau.',
        certainty: 'common-practice',
        when: [{ homeCountry: ['US'] }],
      },
    ],
  },
  {
    id: 'gqa',
    title: 'Ask who inspects, and which document counts',
    why: 'You do not order government quality assurance. You ask who would carry it out, and order nothing yet.',
    when: [
      { ...aqap, buyers: ['DE', 'PL'] },
      { ...aqap, homeCountry: ['DK'] },
    ],
    to: [
      { name: 'Germany: quality center (ZtQ) of BAAINBw', address: 'de-quality', when: [{ buyers: ['DE'] }] },
      {
        name: 'Poland: Armament Agency',
        address: 'buyer/poland',
        when: [{ buyers: ['PL'], noBuyers: ['DE'] }],
      },
      { name: 'Denmark: FMI', address: 'buyer/denmark', when: [{ noBuyers: ['DE', 'PL'] }] },
    ],
    letters: [
      { letter: 2, when: [{ buyers: ['DE'] }] },
      { letter: 4, when: [{ buyers: ['PL'] }] },
      { letter: 1 },
    ],
    back: { text: 'You learn the responsible office and get its answer.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'quotes',
    title: 'Ask three accredited certification bodies for a quotation',
    why: 'Audit days, fees and the first free date differ from one certification body to the next.',
    when: [{ audited: buyerCriteria }],
    to: [{ name: 'Accredited certification bodies' }],
    letters: [{ letter: 6 }],
    back: { text: 'You get days, fees and the first date.', certainty: 'our-estimate' },
    howLong: openTime,
  },
  {
    id: 'register',
    title: 'Register where the agency looks for bidders',
    why: 'NSPA and NCIA invite registered companies, and NCIA also requires a Declaration of Eligibility.',
    when: [{ buyers: natoAgencies, homeCountry: ['DK', 'EU_NATO', 'NATO', 'US'] }],
    to: [
      { name: 'NSPA Source File', address: 'nspa-business', when: [{ buyers: ['NSPA'] }] },
      {
        name: 'NCIA Neo, and your authority for the declaration',
        address: 'neo',
        when: [{ buyers: ['NCIA'] }],
      },
    ],
    letters: [{ letter: 9, when: [{ buyers: ['NSPA'] }] }],
    noLetter: 'Open a Neo account, then ask your national authority for the Declaration of Eligibility.',
    back: { text: 'You get the account.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'ce-use',
    title: 'Settle whether the product is exclusively for defense',
    why: 'Only products made or modified exclusively for defense stay outside the Cyber Resilience Act.',
    when: [{ verdict: { certification: 'ce-marking', is: ['ask'] } }],
    to: [{ name: 'The buyer, and your designer' }],
    letters: [],
    noLetter: 'Write down the intended use with the buyer, and keep it in the technical file.',
    back: { text: 'You have the intended use in writing.', certainty: 'verified' },
    howLong: openTime,
  },
  {
    id: 'us-person-ask',
    title: 'Find out who is a US person',
    why: 'A US person in the work changes what US law requires, even without a US part.',
    when: [
      { ...outsideUs, usPerson: ['unknown'] },
      { ...outsideUs, usPerson: ['yes'], noGates: ['us-person'] },
    ],
    to: [{ name: 'Staff, advisers and board, as employment and privacy law allows' }],
    letters: [],
    noLetter: 'Ask again at each hire, and keep the list.',
    back: { text: 'You have a list of names and roles.', certainty: 'common-practice' },
    howLong: openTime,
  },
  {
    id: 'scope',
    title: 'Confirm scope, site and expiry of what you hold',
    why: 'Buyers read the scope, the site and the expiry of a certificate before they read your offer.',
    when: [{ checked: true }],
    to: [{ name: 'Your certification body' }],
    letters: [],
    noLetter: 'Ask for a confirmation that names scope, site, accreditation and expiry.',
    back: { text: 'You get the confirmation.', certainty: 'our-estimate' },
    howLong: [{ text: 'It takes half a month to a month.', certainty: 'our-estimate' }],
  },
];

/** Maximum number of actions in a plan. */
export const maxActions = 5;
