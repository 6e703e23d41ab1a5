import { natoNations, productCodes } from '../codes';
import type { Rule } from '../types';

const nationsWithCe = natoNations.filter((code) => code !== 'UK');
const markedProducts = ['drones', 'electronics', 'vehicles'] as const;

/** US export control and the CE mark. */
export const lawRules: readonly Rule[] = [
  {
    id: 'R21',
    given: 'US parts or data: yes, or US-controlled products',
    gives: 'ITAR needed',
    when: [{ usParts: ['yes'] }, { products: ['uscontrolled'] }],
    outcomes: [{ certification: 'itar', verdict: 'needed' }],
    reason: 'US control follows the item into your product and your server. A program, not a certificate.',
    source: '22 CFR 120.11',
    certainty: 'seen',
  },
  {
    id: 'R22',
    given: 'US parts or data: unknown',
    gives: 'ITAR phase 1, usual; needed with a US buyer',
    when: [{ usParts: ['unknown'] }],
    outcomes: [
      { certification: 'itar', verdict: 'usual', phases: [1] },
      { certification: 'itar', verdict: 'needed', phases: [1], when: [{ buyers: ['US'] }] },
    ],
    reason: 'First classify the parts list. Nobody can plan licenses for parts whose origin is unknown.',
    source: 'Our ITAR page',
    certainty: 'seen',
  },
  {
    id: 'R23',
    given: 'A US buyer; US parts or data: no',
    gives: 'ITAR phase 1, usual',
    when: [{ buyers: ['US'], usParts: ['no'] }],
    outcomes: [{ certification: 'itar', verdict: 'usual', phases: [1] }],
    reason: 'The prime’s drawings may be controlled even if your parts are not.',
    source: '22 CFR 120.33',
    certainty: 'seen',
  },
  {
    id: 'R24',
    given: 'US parts or data: no, no US buyer, company outside the United States',
    gives: 'ITAR not needed',
    when: [{ usParts: ['no'], noBuyers: ['US'], noHomeCountry: ['US'] }],
    outcomes: [{ certification: 'itar', verdict: 'not-needed' }],
    reason: 'No US item, no US rule. Keep the parts list as proof; your own export law still applies.',
    source: 'US export law',
    certainty: 'seen',
  },
  {
    id: 'R25',
    given: 'Company in the United States, and any product but energetics',
    gives: 'ITAR needed, with a check of registration',
    when: [{ homeCountry: ['US'], products: productCodes.filter((code) => code !== 'energetics') }],
    outcomes: [{ certification: 'itar', verdict: 'needed' }],
    reason: 'Anyone who makes defense articles in the US registers with DDTC, exporting or not.',
    source: '22 CFR 122.1',
    certainty: 'seen',
  },
  {
    id: 'R26',
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
    given: 'A NATO nation except the United Kingdom, or NSPA, and drones, electronics or vehicles',
    gives: 'CE Marking: ask',
    when: [{ buyers: [...nationsWithCe, 'NSPA'], products: markedProducts }],
    outcomes: [{ certification: 'ce-marking', verdict: 'ask' }],
    reason: 'A military customer alone exempts nothing. Decide act by act and keep the reasons in the file.',
    source: 'Radio Equipment Directive; Cyber Resilience Act, Article 2',
    certainty: 'seen',
  },
  {
    id: 'R40',
    given: 'An aerospace prime and electronics; an EU public buyer and software',
    gives: 'CE Marking: ask',
    when: [
      { buyers: ['AERO'], products: ['electronics'] },
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
    given: 'Only Ukrainian, UK or US buyers; or parts; or services',
    gives: 'CE Marking not needed',
    when: [{ onlyBuyers: ['UA', 'UK', 'US'] }, { products: ['parts', 'software'] }],
    outcomes: [{ certification: 'ce-marking', verdict: 'not-needed' }],
    reason:
      'The mark is for products placed on the EU market. The UK, the US and Ukraine have their own rules.',
    source: 'EU product acts',
    certainty: 'known',
  },
];
