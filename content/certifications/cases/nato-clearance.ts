import type { Cases } from '../types';

export const natoClearanceCases: Cases = {
  questions: [
    { id: 'need', title: 'Do we need one for our contract?' },
    { id: 'poland', title: 'Poland: which certificate, what does it cost?' },
    { id: 'germany', title: 'Germany: VS-NfD, or a decision?' },
    { id: 'denmark-ukraine', title: 'Denmark and Ukraine: who puts us forward?' },
    { id: 'investors', title: 'Our investor is from abroad: may we?' },
    { id: 'levels', title: 'Which levels are there?' },
    { id: 'bid', title: 'What must exist at tender?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'CONFIDENTIAL or above named',
      answer: 'You need one.',
      text: 'At that level, for the company and for each person with access.',
    },
    {
      title: 'NATO RESTRICTED or {de:VS-NfD}',
      answer: 'No clearance by NATO’s rules.',
      text: 'Nor by Germany’s for {de:VS-NfD}. Another nation’s law may ask more: ask your authority.',
    },
    {
      title: 'Nobody has named a marking',
      answer: 'Ask the buyer.',
      text: 'With [letter M](/letters#letter-M), before you plan for it or rule it out.',
    },
    {
      title: 'You want one in reserve',
      answer: 'Mostly no file is opened.',
      text: 'In most nations a sponsor comes first; in Poland the company applies itself.',
    },
    {
      title: 'A US contract with CUI',
      answer: 'Not this.',
      text: 'CUI is unclassified: [CMMC](/certifications/cmmc). [What a US buyer checks](/buyers/united-states).',
    },
  ],
  cases: [
    {
      id: 'poland',
      title: 'Poland: an industrial security certificate',
      short: 'You apply yourself',
      steps: [
        { title: 'You apply yourself', text: 'To ABW, in the military field to SKW; no reason is asked.' },
        {
          title: 'Choose the degree',
          text: 'Third: you work only in the client’s rooms. Second: paper at your site. First: your own computers. Our reading: ask ABW or SKW.',
        },
        {
          title: 'Pay',
          text: '7 average monthly wages for the first or second degree, 6 for the third, and 0.65 for each person checked.',
        },
        {
          title: 'Plan',
          text: 'About six months {sure:common-practice}; a start-up’s notes plan twelve and more. {sure:second-hand}',
        },
        {
          title: 'Keep',
          text: '{pl:POUFNE} ten years, {pl:TAJNE} seven, {pl:ŚCIŚLE TAJNE} five. NATO and EU information needs a separate certificate. ABW publishes the holders.',
        },
      ],
      note: 'More on [Poland’s page](/buyers/poland).',
    },
    {
      id: 'germany',
      title: 'Germany: VS-NfD first, then the decision',
      short: 'VS-NfD needs none',
      steps: [
        {
          title: '{de:VS-NfD} needs no clearance',
          text: 'Ask the client for the leaflet and its edition; sign the undertakings before you receive papers; name one person; approve the IT in writing. {sure:second-hand} [Ten lines](/buyers/germany).',
        },
        {
          title: 'VS-VERTRAULICH and above',
          text: 'A written decision ({de:Sicherheitsbescheid}) of the Federal Ministry for Economic Affairs and Energy (BMWE). A public client or cleared prime puts you forward. {sure:common-practice}',
        },
        {
          title: 'In the tender',
          text: 'Declare that you hold the decision, or that you are ready to meet all that is needed for it by performance (VSVgV, section 7).',
        },
        {
          title: 'If the papers are marked so',
          text: 'The decision before access; extra time only if the notice grants it.',
        },
      ],
    },
    {
      id: 'denmark-ukraine',
      title: 'Denmark and Ukraine',
      short: 'A sponsor in Denmark',
      answer: 'Denmark: a sponsor puts you forward; Ukraine: its own authority',
      table: {
        columns: ['Question', 'Danish company', 'Ukrainian company'],
        rows: [
          [
            'Who decides?',
            '{fact:dk-authorities}',
            'The Security Service of Ukraine (SSU) is the responsible authority',
          ],
          [
            'Can it apply by itself?',
            'No. Defense authorities or the Confederation of Danish Industry (DI) put it forward',
            'Not to Denmark or to NATO. It works through its own authority',
          ],
          [
            'On what basis?',
            'NATO policy and the Danish security circular of 17 December 2014',
            '{fact:ua-nato-agreement}',
          ],
          [
            'How long is it valid?',
            'Normally two or five years, with inspections',
            'Ask the authority; we found no published period',
          ],
          ['What else is special?', '{fact:dk-war-material}', '{fact:dk-ua-classified}'],
        ],
      },
      note: '{fact:clearance-confirmation}',
    },
    {
      id: 'investors',
      title: 'Investors and owners from abroad',
      short: 'Disclose, then ask',
      answer: 'No refusal by itself: disclose first, ask before each round',
      text: [
        'The authority looks at who can decide or learn something: shares and votes, board seats, vetoes, loans that can be turned into shares, and who may replace a manager. It looks through each holding to natural persons. Where it sees influence, it may ask for limits: a cleared manager who alone decides on classified work, a board member without access, a shareholder’s written waiver of information. For some owners no limit is enough, and only the authority says which. Ask it before you sign a round, and keep the answer: a change of owners is reported, and can end a clearance. {sure:common-practice}',
      ],
    },
    {
      id: 'bid',
      title: 'What must exist when',
      short: 'Read the notice',
      answer: 'A missing declaration excludes; a missing clearance only if it was asked',
      text: [
        'At tender a declaration is usual: held, or ready to obtain it by performance. At award or before access the decision itself, if papers are marked. During the contract it stays in force, and changes of owners, directors or premises are reported. If the notice does not say when, ask before the deadline for questions. In Poland a certificate of the degree and level in the notice is asked at tender, and written consent may bridge a running procedure. {sure:second-hand} Until then work on the unclassified part only, and let no marked page into an ordinary mailbox: that is a breach to report. {sure:common-practice} A paper of your own proves nothing abroad: the buyer asks through its authority. In Poland add number, degree and level of your certificate. [How a clearance is confirmed](/verify#clearance)',
      ],
    },
  ],
};
