import { militaryBuyers, natoAgencies, natoNations, type UsPersonCode, weaponProducts } from '../codes';
import type { Outcome, Rule } from '../types';

/** Military buyers where EU product law reaches. */
const militaryWithCe = [...natoNations.filter((code) => code !== 'UK'), ...natoAgencies];
const markedProducts = ['drones', 'electronics', 'vehicles'] as const;

/** What is a defense article by itself. */
const militaryProducts = ['drones', 'vehicles', 'classified'] as const;
/** The answer about US persons counts only outside the United States. */
const usPerson = (is: UsPersonCode) => ({ usPerson: [is], noHomeCountry: ['US'] }) as const;
const askedForPerson: Outcome = {
  certification: 'itar',
  verdict: 'ask',
  phases: [1],
  when: [{ buyers: militaryBuyers }],
};

/** US export control and the CE mark. */
export const lawRules: readonly Rule[] = [
  {
    id: 'R21',
    role: 'itar-leads',
    given: 'A US item on the US Munitions List; company outside the United States',
    gives: 'ITAR needed',
    when: [{ usItem: ['usml'], noHomeCountry: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'needed' }],
    reason:
      'The article inside stays ITAR: the whole product needs State Department approval for re-export or new end use, at any share.',
    source: '22 CFR 120.11(c), 123.9',
    certainty: 'seen',
  },
  {
    id: 'R62',
    role: 'itar-leads-us',
    given: 'A product on the US Munitions List; company in the United States',
    gives: 'ITAR needed',
    when: [{ usItem: ['usml'], homeCountry: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'needed' }],
    reason:
      'Your own product on the US Munitions List leaves the US under a DSP-5 license; you register first.',
    source: '22 CFR 122.1(a); DSP-5: general practice',
    certainty: 'seen',
  },
  {
    id: 'R47',
    given: 'A 600-series or 9x515 item',
    gives: 'EAR needed; ITAR not needed',
    when: [{ usItem: ['600'] }],
    outcomes: [{ certification: 'itar', verdict: 'not-needed' }],
    ear: 'needed',
    reason: 'Commerce rules follow it: to D:5 countries at any share, elsewhere above 25%.',
    detail: 'It needs a license; STA helps only if the final user is an A:5 government or in the US.',
    source: '15 CFR 734.4, 740.20',
    certainty: 'reports',
  },
  {
    id: 'R48',
    given: 'A US item with another ECCN',
    gives: 'EAR: ask; ITAR not needed',
    when: [{ usItem: ['eccn'] }],
    outcomes: [{ certification: 'itar', verdict: 'not-needed' }],
    ear: 'ask',
    reason:
      'Ask for ECCN and license. Above 25% (10% to E:1, E:2) US rules apply. Military products with US thermal cameras: ask about 0A919.',
    source: '15 CFR 734.4',
    certainty: 'reports',
  },
  {
    id: 'R49',
    given: 'US items are EAR99 only',
    gives: 'ITAR and EAR not needed',
    when: [{ usItem: ['ear99'] }],
    outcomes: [{ certification: 'itar', verdict: 'not-needed' }],
    ear: 'not-needed',
    reason:
      'Usually no license. Embargoed places, listed parties and weapons uses still bar it. Keep the supplier’s statement.',
    source: '15 CFR 736, 744',
    certainty: 'reports',
  },
  {
    id: 'R22',
    given: 'The US item is unknown; company outside the United States',
    gives: 'ITAR: ask, phase 1; EAR: ask',
    when: [{ usItem: ['unknown'], noHomeCountry: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'ask', phases: [1] }],
    ear: 'ask',
    reason: 'List parts by maker; ask each for jurisdiction and ECCN in writing. Promise no delivery before.',
    source: 'Our planning view',
    certainty: 'assumed',
  },
  {
    id: 'R25',
    given: 'Company in the United States, its US item none or unknown',
    gives: 'ITAR needed, phase 1; EAR: ask',
    when: [{ homeCountry: ['US'], usItem: ['unknown'] }],
    outcomes: [{ certification: 'itar', verdict: 'needed', phases: [1] }],
    ear: 'ask',
    reason:
      'In the US your own product is the first US item: classify it. Makers of defense articles register, exporting or not.',
    source: '22 CFR 122.1',
    certainty: 'seen',
  },
  {
    id: 'R23',
    given: 'A US buyer',
    gives: 'ITAR phase 1, usual; EAR: ask',
    when: [{ buyers: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'usual', phases: [1] }],
    ear: 'ask',
    reason:
      'A US buyer’s drawings, code and test data are US technology. Ask jurisdiction and ECCN of each file.',
    source: '22 CFR 120.33; 15 CFR 734.3(a)(2)',
    certainty: 'seen',
  },
  {
    id: 'R24',
    given: 'No US item, no US person, no US buyer, company outside the United States',
    gives: 'ITAR and EAR not needed',
    when: [{ usItem: ['none'], usPerson: ['no'], noBuyers: ['US'], noHomeCountry: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'not-needed' }],
    ear: 'not-needed',
    reason:
      'No US part, software, technology or person found: then usually no US re-export rule. Check three doors first.',
    detail:
      'The three doors: US technology or tools behind a non-US part (15 CFR 734.9), US persons in the work (22 CFR 120.32, 15 CFR 744.6), parties on US lists. Keep the parts list; your own export law applies anyway.',
    source: '15 CFR 734.9, 744.6; 22 CFR 120.32',
    certainty: 'reports',
  },
  {
    id: 'R50',
    given:
      'A US person helps; a NATO nation or agency, Ukraine or a US buyer buys drones, vehicles or classified systems',
    gives: 'ITAR needed, phase 1; EAR: ask; a gate: approval of the person',
    when: [{ ...usPerson('yes'), buyers: militaryBuyers, products: militaryProducts }],
    outcomes: [{ certification: 'itar', verdict: 'needed', phases: [1] }],
    ear: 'ask',
    gate: 'us-person',
    reason:
      'Help with a defense article, even a European one, is a defense service. The person needs approval first; the form depends on where the person works.',
    source: '22 CFR 120.32(a)(1); the form: reported',
    certainty: 'seen',
  },
  {
    id: 'R51',
    given: 'A US person helps with another product, or for other buyers',
    gives: 'EAR: ask; with military buyers ITAR: ask, phase 1',
    when: [
      { ...usPerson('yes'), noBuyers: militaryBuyers },
      { ...usPerson('yes'), noProducts: militaryProducts },
    ],
    outcomes: [askedForPerson],
    ear: 'ask',
    reason:
      'US persons are restricted for missile, chemical, biological, nuclear and military-intelligence uses, even without US goods.',
    source: '15 CFR 744.6 (read in part)',
    certainty: 'seen',
  },
  {
    id: 'R52',
    given: 'Whether a US person helps is unknown',
    gives: 'EAR: ask; with military buyers ITAR: ask, phase 1',
    when: [usPerson('unknown')],
    outcomes: [askedForPerson],
    ear: 'ask',
    reason: 'Ask where employment and privacy law allows; include advisers and board members.',
    source: '22 CFR 120.32; 15 CFR 744.6',
    certainty: 'known',
  },
  {
    id: 'R26',
    prominent: true,
    given: 'ITAR is in the plan, company outside the United States',
    gives: 'Registration not needed',
    when: [{ verdict: { certification: 'itar', is: ['needed', 'usual'] }, noHomeCountry: ['US'] }],
    outcomes: [],
    reason:
      'Registration is for persons engaging in the US. You work under a US partner’s license or agreement.',
    source: '22 CFR 122.1',
    certainty: 'seen',
  },
  {
    id: 'R61',
    role: 'parts-check',
    prominent: true,
    given: 'A US buyer, and drones or vehicles',
    gives: 'A note above the plan: check of the parts',
    when: [{ buyers: ['US'], products: weaponProducts }],
    outcomes: [],
    reason:
      'A US buyer checks parts first: for drones section 848, and from {2027-01-01} the origin of magnets and circuit boards.',
    source: 'DFARS 252.225-7052; 10 U.S.C. 4873; section 848: reported',
    certainty: 'seen',
  },
  {
    id: 'R37',
    given: 'An EU public buyer, and drones, electronics or vehicles',
    gives: 'CE Marking needed',
    when: [{ buyers: ['EUCIV'], products: markedProducts }],
    outcomes: [{ certification: 'ce-marking', verdict: 'needed' }],
    reason:
      'Products in scope placed on the EU market carry the mark; police and rescue buyers are civil buyers.',
    source: 'EU product acts',
    certainty: 'seen',
  },
  {
    id: 'R38',
    given: 'An aerospace prime and drones',
    gives: 'CE Marking usual',
    when: [{ buyers: ['AERO'], products: ['drones'] }],
    outcomes: [{ certification: 'ce-marking', verdict: 'usual' }],
    reason: 'Drones for civil customers in the EU fall under product law as well as aviation rules.',
    source: '(EU) 2019/945',
    certainty: 'seen',
  },
  {
    id: 'R39',
    given: 'A NATO nation except the United Kingdom, NSPA or NCIA, and drones, electronics or vehicles',
    gives: 'CE Marking: ask',
    when: [{ buyers: militaryWithCe, products: markedProducts }],
    outcomes: [{ certification: 'ce-marking', verdict: 'ask' }],
    reason:
      'A military customer exempts nothing by itself: the Cyber Resilience Act spares only products made or modified exclusively for defense.',
    source: 'Cyber Resilience Act, Article 2',
    certainty: 'seen',
  },
  {
    id: 'R56',
    given: 'A NATO nation except the United Kingdom, NSPA or NCIA, and software',
    gives: 'CE Marking: ask',
    when: [{ buyers: militaryWithCe, products: ['software'] }],
    outcomes: [{ certification: 'ce-marking', verdict: 'ask' }],
    reason:
      'Software alone is a product with digital elements; only what is made or modified exclusively for defense is outside.',
    source: 'Cyber Resilience Act, Article 2',
    certainty: 'seen',
  },
  {
    id: 'R40',
    given: 'An aerospace prime and electronics or software; an EU public buyer and software',
    gives: 'CE Marking: ask',
    when: [
      { buyers: ['AERO'], products: ['electronics', 'software'] },
      { buyers: ['EUCIV'], products: ['software'] },
    ],
    outcomes: [{ certification: 'ce-marking', verdict: 'ask' }],
    reason:
      'Depends on radio, voltage and network functions; the Cyber Resilience Act applies in full from {day:cra-full}.',
    source: 'Cyber Resilience Act',
    certainty: 'seen',
  },
  {
    id: 'R41',
    given: 'Only Ukrainian, UK or US buyers; or parts alone',
    gives: 'CE Marking not needed',
    when: [
      { onlyBuyers: ['UA', 'UK', 'US'] },
      { products: ['parts'], noProducts: [...markedProducts, 'software'] },
    ],
    outcomes: [{ certification: 'ce-marking', verdict: 'not-needed' }],
    reason:
      'The mark is for products placed on the EU market. The UK, the US and Ukraine have their own rules.',
    source: 'EU product acts',
    certainty: 'known',
  },
];
