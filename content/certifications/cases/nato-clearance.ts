import type { Cases } from '../types';

/** Clearances by country, investors, and a bid before the clearance. */
export const natoClearanceCases: Cases = {
  questions: [
    { id: 'need', title: 'Do we need a clearance for our contract?' },
    { id: 'poland', title: 'Poland: which certificate, what does it cost?' },
    { id: 'germany', title: 'Germany: VS-NfD, or a decision?' },
    { id: 'denmark-ukraine', title: 'Denmark and Ukraine: who sponsors us?' },
    { id: 'investors', title: 'Our investor is from abroad: may we apply?' },
    { id: 'levels', title: 'Which levels are there?' },
    { id: 'bid', title: 'What do we need at tender?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'The contract names CONFIDENTIAL or above',
      answer: 'Yes, you need a clearance at that level.',
      verdict: 'yes',
      text: 'The company needs one, and so does each person with access.',
    },
    {
      title: 'The contract names NATO RESTRICTED or {de:VS-NfD}',
      answer: 'No, because NATO’s rules require no clearance for it.',
      verdict: 'no',
      text: 'Germany’s rules require none for [{de:VS-NfD}](glossary:vs-nfd), its own RESTRICTED level. Another country’s law may require more: ask your authority.',
    },
    {
      title: 'Nobody has named a marking',
      answer: 'Perhaps, so ask the buyer for the marking.',
      verdict: 'perhaps',
      text: 'Use [letter M](/letters#letter-M) before you plan for a clearance or rule it out.',
    },
    {
      title: 'You want a clearance in reserve',
      answer: 'No, in most countries the authority opens no file without a sponsor.',
      verdict: 'no',
      text: 'In Poland the company applies itself.',
    },
    {
      title: 'You have a US contract with controlled unclassified information (CUI)',
      answer: 'No, because such information needs no clearance.',
      verdict: 'no',
      text: '[CUI](glossary:cui) is unclassified and falls under [CMMC](/certifications/cmmc). Read [what a US buyer checks](/buyers/united-states).',
    },
  ],
  cases: [
    {
      kind: 'steps',
      id: 'poland',
      title: 'Poland: an industrial security certificate',
      short: 'The company applies itself',
      items: [
        {
          title: 'You apply yourself',
          text: 'You apply to the Internal Security Agency (ABW), in the military field to the Military Counterintelligence Service (SKW). Neither of them asks for a reason.',
        },
        {
          title: 'Choose the degree',
          text: 'Third degree: you work only at the buyer’s premises. Second degree: you keep paper at your site. First degree: you use your own computers. This is our reading, so ask ABW or SKW.',
        },
        {
          title: 'Pay the fee',
          text: 'It is 7 average monthly wages for the first or second degree, 6 for the third, and 0.65 for each person checked.',
        },
        {
          title: 'Plan the time',
          text: 'It takes about six months {sure:common-practice}; a start-up’s notes plan twelve and more. {sure:second-hand}',
        },
        {
          title: 'Keep the certificate',
          text: 'It is valid for ten years at {pl:POUFNE}, seven at {pl:TAJNE} and five at {pl:ŚCIŚLE TAJNE}. NATO and EU information needs a separate certificate, and ABW publishes the holders.',
        },
      ],
      note: 'You can read more on [Poland’s page](/buyers/poland).',
    },
    {
      kind: 'steps',
      id: 'germany',
      title: 'Germany: VS-NfD first, then the decision',
      short: 'VS-NfD needs no clearance',
      items: [
        {
          title: '{de:VS-NfD} needs no clearance',
          text: 'Ask the buyer for the leaflet and its edition, and sign the undertakings before you receive documents. Name one person, and approve the IT in writing. {sure:second-hand} The Germany page has [ten lines](/buyers/germany) on it.',
        },
        {
          title: 'VS-VERTRAULICH and above',
          text: 'You need [a written decision](glossary:de-classified-levels) ({de:Sicherheitsbescheid}) of the Federal Ministry for Economic Affairs and Energy (BMWE). A public buyer or cleared prime sponsors you. {sure:common-practice}',
        },
        {
          title: 'In the tender',
          text: 'Declare that you hold the decision, or that you are ready to meet all that is needed for it by performance (section 7 of the procurement regulation VSVgV).',
        },
        {
          title: 'If the documents are marked VS-VERTRAULICH or above',
          text: 'You need the decision before access. You get extra time only if the notice grants it.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'denmark-ukraine',
      title: 'Denmark and Ukraine',
      short: 'Denmark requires a sponsor',
      answer: 'In Denmark you need a sponsor; in Ukraine its own authority decides',
      columns: ['Question', 'Danish company', 'Ukrainian company'],
      rows: [
        [
          'Who decides?',
          '{fact:dk-authorities}',
          'The Security Service of Ukraine (SSU) is the responsible authority',
        ],
        [
          'Can it apply by itself?',
          'No. Defense authorities or the Confederation of Danish Industry (DI) sponsor it',
          'Not to Denmark or to NATO. It works through its own authority',
        ],
        [
          'What is the basis?',
          'NATO policy and the Danish security circular of 17 December 2014',
          '{fact:ua-nato-agreement}',
        ],
        [
          'How long is it valid?',
          'It is normally valid for two or five years, with inspections',
          'Ask the authority; we found no published period',
        ],
        [
          'What else is special?',
          'To make war materiel, [you need a permit](/buyers/permits) with rules on owners',
          '{fact:dk-ua-classified}',
        ],
      ],
      note: '{fact:clearance-confirmation}',
    },
    {
      kind: 'text',
      id: 'investors',
      title: 'Investors and owners from abroad',
      short: 'Disclose them, then ask',
      answer: 'A foreign owner alone is no reason for refusal: disclose first, ask before each round',
      paragraphs: [
        'The authority looks, down to natural persons, at shares and votes, board seats, vetoes, convertible loans, and who may replace a manager. It may ask for limits: a cleared manager who alone decides on classified work, a board member without access, or a shareholder’s written waiver of information. For some owners no limit is enough, so ask before you sign a round, and keep the answer. A change of owners, which you report, can end a clearance. {sure:common-practice}',
      ],
    },
    {
      kind: 'text',
      id: 'bid',
      title: 'What you need at tender, award and delivery',
      short: 'The notice decides',
      answer:
        'If a required declaration is missing, you are excluded; if a clearance is missing, only if the notice asked for it',
      paragraphs: [
        'At tender you usually declare that you hold the clearance, or can obtain it by performance. At award, or before you see marked documents, you need the decision. During the contract it remains in force, and you report changes of owners, directors or premises. If the notice does not say when you need it, ask before the deadline for questions.',
        'In Poland you need a certificate of the degree and level in the notice at tender, and written consent may bridge a running procedure. {sure:second-hand} Until you are cleared, work on the unclassified part only. Let no marked page into an ordinary mailbox: you would have to report that as a breach. {sure:common-practice} A document of your own proves nothing abroad, because the buyer asks through its authority. Read [how a clearance is confirmed](/verify#clearance), in Poland with number, degree and level of your certificate.',
      ],
    },
  ],
};
