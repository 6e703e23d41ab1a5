import type { TableBlock } from './types';

/** What a supplier of an aerospace prime looks up on special processes. */
export const as9100dReferences: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'nadcap',
    title: 'Nadcap and other questions on special processes',
    lead: 'Who asks for it, what it covers and when not to start',
    caption: 'Questions on special processes',
    columns: ['Question', 'Answer'],
    rows: [
      ['What is Nadcap?', 'An accreditation of special processes that the industry runs through PRI, a non-profit affiliate of SAE, since 1990. It is reported to be no approval by the prime.'],
      ['What does it cover?', 'Heat treating, chemical processing, coatings, welding, nondestructive testing, composites, electronics, materials laboratories, measurement and some machining.'],
      ['Who asks for it?', 'Subscribing primes, through their orders; neither AS9100D nor AQAP does. The prime confirms it. {sure:known}'],
      ['How often is the audit?', 'Every 12 months. Merit is reported to stretch it to 18 months from the third audit in a row at the earliest, later to 24. It may not pay for a small shop.'],
      ['When should we start?', 'Not before a customer demands it.'],
      ['Our heat treater or plater refuses the flow-down', 'Five steps and the wording of the order: [orders to sub-suppliers](/certifications/aqap2110#orders).'],
      ['We build to print', 'Show design (8.3) as not applicable, with the reason, in the scope. The scope line must not say “design”.'],
      ['How deep must calibration go?', 'Seven points for a machine shop: [calibration](/certifications/aqap2110#calibration).'],
    ],
    note: 'PRI’s own slides are of 2014, the report on merit of 2022. Checked on {2026-11-23}.',
  },
];
