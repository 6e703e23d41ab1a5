import type { LetterRecord } from './types';

/** Letters to authorities, agencies, partners and a buyer's security officer. */
export const authorityLetters = [
  {
    id: '5',
    to: 'The export authority of your nation',
    title: 'Classification request',
    short: 'Classification of an item',
    when: 'Before anything leaves your nation: an item, a drawing, a file or advice.',
    note: 'Values go through the authority’s portal or secure mail; this letter names headings only.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Classification request',
        opening:
          'Item: [version|name, version]. Function: [function|two sentences]. Designed for: [use|civil, military, both]. Our own view: [view|ML or dual-use number, or none], because [reason|reason]. Destination and user: [destination|nation, user]. Through your portal or secure mail we can send: range, payload, endurance, encryption, sensor; data sheet, photograph, parts list.',
        closing: 'Please confirm the classification and the license needed, also for drawings and software.',
      },
    ],
  },
  {
    id: '7',
    to: 'A partner in a NATO nation',
    title: 'Joint offer where your nation may not bid alone',
    short: 'Joint offer',
    when: 'Where the buyer accepts bidders from certain nations only.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: 'Joint offer for [notice|notice no.]',
        opening:
          'We make [item|item]; you are eligible in [partner-nation|nation]. Proposal: you bid as prime, we deliver under your quality plan. We bring [proof|test results, certificates].',
        closing:
          'We need: your flow-down clauses, the end-use certificate, and a decision on who applies for the export license. Our state must permit every delivery; we promise no date for it.',
      },
    ],
  },
  {
    id: '8',
    to: 'The security authority of your nation (NSA or DSA)',
    title: 'Who puts you forward for a facility clearance',
    short: 'Sponsor for a clearance',
    when: 'When a buyer says that you will handle classified information. In Poland a company applies itself.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Sponsorship for a facility clearance',
        opening:
          '[buyer|Buyer], contract [contract|no.], needs us to handle [level|level] from [month|month]. Please tell us:',
        questions: [
          { text: 'Who must put us forward, and on which form?' },
          { text: 'What may we prepare now: officer, rooms, ownership data?' },
          { text: 'May we sign an undertaking for [level|RESTRICTED level] meanwhile?' },
        ],
        closing: 'We hold no clearance and claim none.',
      },
    ],
  },
  {
    id: '9',
    to: 'NSPA, vendor registration',
    contact: 'nspa',
    title: 'Source File: may companies of your nation register?',
    short: 'Supplier number at NSPA',
    when: 'Before you prepare an offer to NSPA.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Source File, eligibility',
        opening:
          'We are [company|company], registered in [home-nation|nation], NCAGE [ncage|code], active in [area|area]. Please confirm:',
        questions: [
          { text: 'Whether companies of [home-nation|nation] may register, and in which programs.' },
          { text: 'Which national office you ask about our status.' },
          { text: 'Which quality provision and AQAP apply to [item-group|item group].' },
        ],
      },
    ],
  },
  {
    id: 'A',
    to: 'Luftfahrtamt der Bundeswehr (LufABw), the German military aviation authority',
    contact: 'lufabw',
    title: 'Does your drone need an airworthiness approval in Germany?',
    short: 'Airworthiness in Germany',
    when: 'Before you offer a drone to the Bundeswehr.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: 'Airworthiness of [item|item]',
        opening:
          'We are [company-nation|company, nation]. Our drone has a take-off mass of [mass|kg] and is offered to the Bundeswehr. Please tell us:',
        questions: [
          { text: 'Does it need a type approval, a single approval or none under DEMAR?' },
          { text: 'Who applies: BAAINBw or we?' },
          { text: 'Which papers do you want first?' },
        ],
      },
      {
        lang: 'de',
        subject: 'Zulassung von [item|Produkt]',
        opening:
          'Wir sind [company-nation|Firma, Staat]. Unser unbemanntes Luftfahrzeug hat eine Startmasse von [mass|kg] und wird der Bundeswehr angeboten. Bitte teilen Sie uns mit:',
        questions: [
          { text: 'Braucht es nach DEMAR eine Musterzulassung, eine Einzelzulassung oder keine?' },
          { text: 'Wer stellt den Antrag: das BAAINBw oder wir?' },
          { text: 'Welche Unterlagen wünschen Sie zuerst?' },
        ],
      },
    ],
  },
  {
    id: 'M',
    to: 'The buyer’s security contact',
    title: 'How high the files will be marked, and who marks them',
    short: 'Markings of the files',
    when: 'Before you plan for ISO/IEC 27001 or a clearance.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: '[notice|notice no.], security marking',
        opening:
          'We are [company-nation|company, nation] and prepare an offer for [notice|notice no.]. Please tell us:',
        questions: [
          { text: 'What is the highest marking of the files we would receive or make?' },
          { text: 'Who marks them?' },
          { text: 'Are any of the tender files marked?' },
        ],
        closing:
          'We hold no clearance and claim none. Please send no marked files before we have agreed how.',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
