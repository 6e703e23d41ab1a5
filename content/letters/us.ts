import type { LetterRecord } from './types';

/**
 * Letters under US contracts: to a prime, to a supplier of US parts, and the reply to a request for a C3PAO
 * certificate.
 */
export const usLetters = [
  {
    id: 'U',
    article: 'the',
    to: 'prime, or the manufacturer of a US part (question 4 alone)',
    title: 'Clauses, CMMC level, markings and export jurisdiction of an order',
    when: 'Send it before you accept a US order, and before you promise delivery of a product with US parts.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Order [no.](blank:order): clauses, CUI and export jurisdiction',
        opening: 'Dear Sir or Madam,\n\nFor order [no.](blank:order), please tell us:',
        questions: [
          {
            text: 'Which FAR and DFARS clauses flow down to us (252.204-7012, 252.204-7021, 52.204-21 or 52.240-93, 52.240-91, 252.225-7009, 252.225-7048, 252.225-7052)?',
          },
          { text: 'Which CMMC level and assessment type do you require, and from what date?' },
          {
            text: 'Will we receive FCI or CUI? If so, with which category, marking and distribution statement, and is it marked NOFORN or REL TO?',
          },
          {
            text: 'For each drawing and part: which jurisdiction applies, and which ECCN or USML category? What is the license number, does the license name us, and which nationals may have access? Do you send each file under a license, an agreement or 22 CFR 125.4(c), or as not controlled?',
            alone: {
              subject: 'Order [no.](blank:order): jurisdiction and ECCN of your part',
              opening: 'Dear Sir or Madam,\n\nFor order [no.](blank:order), please tell us in writing:',
              text: 'Which jurisdiction and which ECCN or USML category apply to each drawing and part? If it needs a license, what is the license number, does the license name us, and which nationals may have access?',
            },
          },
          { text: 'May we do the work without CUI, or in your portal?' },
          {
            text: 'Must the drone and its parts meet section 848 or be on the Blue list? Which documents of origin do you want for magnets, circuit boards, batteries and chips?',
          },
          { text: 'To whom do we report incidents, besides DoD?' },
        ],
        closing: 'Sincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: 'R',
    article: 'a',
    to: 'prime that asks for a C3PAO certificate now',
    title: 'Reply to a prime that demands a C3PAO certificate now',
    when: 'Send it when a buyer asks for a third-party CMMC certificate while Phase 2 is suspended.',
    certainty: 'second-hand',
    versions: [
      {
        lang: 'en',
        subject: 'Your request [no. or date](blank:request) for a CMMC certificate',
        opening:
          'Dear Sir or Madam,\n\nThank you for your request. Please name the prime contract, the clause, and the CMMC level and assessment type that the clause states. Please also tell us whether the contract has been modified under Class Deviation 2026-O0025, Revision 3. As we read it, new requirements are Level 1 (Self) or Level 2 (Self) while CMMC Phase 2 is suspended.',
        closing:
          'We can provide now our SPRS status or its planned date, a summary of our system security plan under an NDA, and our scope. If your order itself requires a third-party certificate, please name the date and who bears the cost. Please state whether this requirement comes from the prime contract or is your own commercial term. Please send no CUI until level, marking and export authorization are confirmed in writing.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
