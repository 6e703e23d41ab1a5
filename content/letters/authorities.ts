import type { LetterRecord } from './types';

/** Letters to authorities, agencies, partners and a buyer's security officer. */
export const authorityLetters = [
  {
    id: '5',
    article: 'the',
    to: 'export authority of your country',
    title: 'Classification request',
    when: 'Send it before anything leaves your country: an item, a drawing, a file or advice.',
    note: 'Send values through the authority’s portal or by secure mail.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Classification request',
        opening:
          'Dear Sir or Madam,\n\nPlease classify this item: [name, version](blank:version). Function: [two sentences](blank:function). It is designed for [civil, military, both](blank:use) use. In our own view its number is [ML or dual-use number, or none](blank:view), because [reason](blank:reason). Destination and end user: [country, user](blank:destination). Through your portal or by secure mail we can send the values for range, payload, endurance, encryption and sensor, and a data sheet, a photograph and a parts list.',
        closing:
          'Please confirm the classification and tell us which license we need, also for drawings and software.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: '7',
    article: 'a',
    to: 'partner in a NATO nation',
    title: 'Joint offer where your country may not bid alone',
    when: 'Send it where the buyer accepts bidders from certain countries only.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: 'Joint offer for [notice no.](blank:notice)',
        opening:
          'Dear Sir or Madam,\n\nWe make [item](blank:item). Your company is eligible to bid in [country](blank:partner-nation). We propose that you bid as the prime contractor and that we deliver under your quality plan. We can provide [test results, certificates](blank:proof).',
        closing:
          'From you we need your flow-down clauses, the end-use certificate, and a decision on who applies for the export license. Our government must permit every delivery, and we cannot promise a date for it.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: '8',
    article: 'the',
    to: 'security authority of your country (NSA or DSA)',
    title: 'Who sponsors you for a facility clearance',
    when: 'Send it when a buyer says that you will handle classified information. In Poland a company applies itself.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Sponsorship for a facility clearance',
        opening:
          'Dear Sir or Madam,\n\n[Buyer](blank:buyer) needs us to handle information marked [level](blank:level) from [month](blank:month), under contract [no.](blank:contract). Please tell us:',
        questions: [
          { text: 'Who must sponsor us, and on which form?' },
          { text: 'What may we prepare now: a security officer, rooms, ownership data?' },
          {
            text: 'May we sign an undertaking for information marked [RESTRICTED level](blank:level) in the meantime?',
          },
        ],
        closing:
          'We hold no clearance and do not claim to hold one.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: '9',
    to: 'NSPA, vendor registration',
    contact: 'nspa',
    title: 'Source File: may companies of your country register?',
    when: 'Send it before you prepare an offer to NSPA.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Source File, eligibility',
        opening:
          'Dear Sir or Madam,\n\nWe are [company](blank:company), registered in [country](blank:home-nation), with NCAGE code [code](blank:ncage), and we work in [area](blank:area). Please tell us:',
        questions: [
          {
            text: 'May companies of [country](blank:home-nation) register in the Source File, and in which programs?',
          },
          { text: 'Which national office do you ask about our status?' },
          { text: 'Which quality provision and which AQAP apply to [item group](blank:item-group)?' },
        ],
        closing: 'Sincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: 'A',
    to: 'Luftfahrtamt der Bundeswehr (LufABw), the German military aviation authority',
    contact: 'lufabw',
    title: 'Does your drone need an airworthiness approval in Germany?',
    when: 'Send it before you offer a drone to the Bundeswehr.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: 'Airworthiness of [item](blank:item)',
        opening:
          'Dear Sir or Madam,\n\nWe are [company, country](blank:company-nation). Our drone has a take-off mass of [kg](blank:mass), and we are offering it to the Bundeswehr. Please tell us:',
        questions: [
          { text: 'Does the drone need a type approval, a single approval or no approval under DEMAR?' },
          { text: 'Who applies for the approval: BAAINBw or our company?' },
          { text: 'Which documents do you want first?' },
        ],
        closing: 'Sincerely,\n[name, company](blank:sender)',
      },
      {
        lang: 'de',
        subject: 'Zulassung von [Produkt](blank:item)',
        opening:
          'Sehr geehrte Damen und Herren,\n\nwir sind [Firma, Staat](blank:company-nation). Unser unbemanntes Luftfahrzeug hat eine Startmasse von [kg](blank:mass), und wir bieten es der Bundeswehr an. Bitte teilen Sie uns mit:',
        questions: [
          {
            text: 'Braucht das Luftfahrzeug nach DEMAR eine Musterzulassung, eine Einzelzulassung oder keine Zulassung?',
          },
          { text: 'Wer stellt den Antrag: das BAAINBw oder unser Unternehmen?' },
          { text: 'Welche Unterlagen wünschen Sie zuerst?' },
        ],
        closing: 'Mit freundlichen Grüßen\n[Name, Firma](blank:sender)',
      },
    ],
  },
  {
    id: 'M',
    article: 'the',
    to: 'buyer’s security contact',
    title: 'How high the files will be marked, and who marks them',
    when: 'Send it before you plan for ISO/IEC 27001 or a clearance.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: '[notice no.](blank:notice), security marking',
        opening:
          'Dear Sir or Madam,\n\nWe are [company, country](blank:company-nation) and are preparing an offer for [notice no.](blank:notice). Please tell us:',
        questions: [
          { text: 'What is the highest security marking of the files that we would receive or create?' },
          { text: 'Who marks these files?' },
          { text: 'Are any of the tender documents marked?' },
        ],
        closing:
          'We hold no clearance and do not claim to hold one. Please send us no marked files until we have agreed how to exchange them.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
