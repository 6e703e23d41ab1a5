import type { LetterRecord } from './types';

/**
 * Letters under US contracts: to a prime, to a supplier of US parts, and the reply to a request for a C3PAO
 * certificate.
 */
export const usLetters = [
  {
    id: 'U',
    to: 'The prime, or the maker of a US part (question 4 alone)',
    title: 'Clauses, CMMC level, markings and export jurisdiction of an order',
    short: 'What a US order asks',
    when: 'Before you accept a US order, and before you promise delivery of a product with US parts.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Order [order|no.]: clauses, CUI and export jurisdiction',
        opening: 'For order [order|no.], please tell us:',
        questions: [
          {
            text: 'Which FAR and DFARS clauses flow down (252.204-7012, 252.204-7021, 52.204-21 or 52.240-93, 52.240-91, 252.225-7009, 252.225-7048, 252.225-7052)?',
          },
          { text: 'Which CMMC level and type, from when?' },
          {
            text: 'Will we get FCI or CUI; which category, marking, distribution statement, NOFORN or REL TO?',
          },
          {
            text: 'Jurisdiction and ECCN or USML category of each drawing and part; license number, our name in it, permitted nationals? Do you send each file under a license, an agreement, 22 CFR 125.4(c), or as not controlled?',
            alone: {
              subject: 'Order [order|no.]: jurisdiction and ECCN of your part',
              opening: 'For order [order|no.], please tell us in writing:',
              text: 'What are the jurisdiction and the ECCN or USML category of each drawing and part? If it needs a license: what is its number, are we named in it, and which nationals does it permit?',
            },
          },
          { text: 'May the work be done without CUI, or in your portal?' },
          {
            text: 'Must the drone and its parts meet section 848 or stand on the Blue list? Which origin papers do you want for magnets, circuit boards, batteries and chips?',
          },
          { text: 'To whom do we report incidents besides DoD?' },
        ],
      },
    ],
  },
  {
    id: 'R',
    to: 'A prime that asks for a C3PAO certificate now',
    title: 'Reply to “C3PAO now”',
    short: '“C3PAO now”',
    when: 'When a customer asks for a third-party CMMC certificate while Phase 2 is suspended.',
    certainty: 'second-hand',
    versions: [
      {
        lang: 'en',
        subject: 'Your request [request|no. or date] for a CMMC certificate',
        opening:
          'Thank you for your request. Please name the prime contract, the clause and the CMMC level and assessment type it states, and whether the contract has been modified under Class Deviation 2026-O0025, Revision 3. As we read it, new requirements are Level 1 (Self) or Level 2 (Self) while CMMC Phase 2 is suspended.',
        closing:
          'We offer now: our SPRS status or its planned date, our system security plan summary under NDA, and our scope. If your order itself requires a third-party certificate, please name the date and who bears the cost. Please state whether this comes from the prime contract or is your own commercial term. Please send no CUI until level, marking and export authorization are confirmed in writing.',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
