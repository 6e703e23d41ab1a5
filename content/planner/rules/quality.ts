import { hardware, natoAgencies, natoNations } from '../codes';
import type { Rule } from '../types';

const asked = ['needed', 'usual'] as const;
const equipment = ['drones', 'vehicles'] as const;
/** Nations whose own text puts AQAP into the contract, and those of which no such text was found. */
const clauseRead = ['DE', 'PL', 'UK'] as const;
const nothingRead = ['LT', 'EE', 'NO', 'NL', 'NATO_OTHER'] as const;

/** AQAP 2110, AS9100D and ISO 9001, in the order in which they have to be read. */
export const qualityRules: readonly Rule[] = [
  {
    id: 'R01',
    given: 'Germany, Poland or the United Kingdom buys drones or vehicles',
    gives: 'AQAP 2110 needed',
    when: [{ buyers: clauseRead, products: equipment }],
    outcomes: [{ certification: 'aqap2110', verdict: 'needed' }],
    reason:
      'This buyer’s texts put AQAP into the contract. Read clause and edition; whether a certificate is asked is another question.',
    source:
      'BAAINBw; Decision 126/MON (Poland, reported); MOD Acquisition Operating Framework (UK, read in an old page)',
    certainty: 'seen',
  },
  {
    id: 'R57',
    given: 'Sweden or Finland buys drones or vehicles',
    gives: 'AQAP 2110 usual',
    when: [{ buyers: ['SE', 'FI'], products: equipment }],
    outcomes: [{ certification: 'aqap2110', verdict: 'usual' }],
    reason: 'Contracts there are known to cite AQAP 2110; no current text was read. Confirm the clause.',
    source:
      'General practice in Sweden; the Finnish Defence Command ordered AQAP 2110 into use at the end of 2003 (thesis of 2005, reported)',
    certainty: 'known',
  },
  {
    id: 'R60',
    given: 'Denmark buys drones, vehicles or electronics',
    gives: 'AQAP 2110: ask',
    when: [{ buyers: ['DK'], products: [...equipment, 'electronics'] }],
    outcomes: [{ certification: 'aqap2110', verdict: 'ask' }],
    reason: 'We read no Danish text that cites AQAP 2110. Ask which clause; ISO 9001 stays the usual base.',
    source: 'No text found',
    certainty: 'open',
  },
  {
    id: 'R02',
    given: 'Germany, Poland, the United Kingdom, Sweden or Finland buys electronics',
    gives: 'AQAP 2110 usual',
    when: [{ buyers: [...clauseRead, 'SE', 'FI'], products: ['electronics'] }],
    outcomes: [{ certification: 'aqap2110', verdict: 'usual' }],
    reason:
      'Radios and sensors bought as equipment often carry the clause; commercial off-the-shelf purchases often do not.',
    source: 'Our planning view',
    certainty: 'assumed',
  },
  {
    id: 'R58',
    given:
      'Lithuania, Estonia, Norway, the Netherlands or another NATO nation buys drones, vehicles or electronics',
    gives: 'AQAP 2110: ask',
    when: [{ buyers: nothingRead, products: [...equipment, 'electronics'] }],
    outcomes: [{ certification: 'aqap2110', verdict: 'ask' }],
    reason:
      'We found no text of this buyer that cites AQAP. Ask before you pay for it; ISO 9001 stays the usual base.',
    source: 'No text found',
    certainty: 'open',
  },
  {
    id: 'R03',
    given: 'A NATO nation buys only parts or software',
    gives: 'AQAP 2110: ask',
    when: [
      {
        buyers: natoNations,
        products: ['parts', 'software'],
        noProducts: ['drones', 'electronics', 'vehicles'],
      },
    ],
    outcomes: [{ certification: 'aqap2110', verdict: 'ask' }],
    reason:
      'Parts and software usually reach the state through a prime. The order may cite AQAP 2110, 2131, 2210 or ISO 9001 alone.',
    source: 'AQAP family',
    certainty: 'seen',
  },
  {
    id: 'R04',
    given: 'NSPA buys hardware',
    gives: 'AQAP 2110 usual',
    when: [{ buyers: ['NSPA'], products: hardware }],
    outcomes: [{ certification: 'aqap2110', verdict: 'usual' }],
    reason:
      'NSPA’s quality provisions list AQAPs; each request states which one applies, so the request decides.',
    source: 'nspa.nato.int',
    certainty: 'seen',
  },
  {
    id: 'R05',
    given: 'NCIA buys hardware or software',
    gives: 'AQAP 2110: ask',
    when: [{ buyers: ['NCIA'], products: [...hardware, 'software'] }],
    outcomes: [{ certification: 'aqap2110', verdict: 'ask' }],
    reason:
      'NCIA buys mostly information systems and off-the-shelf goods. Ask which quality clause the call carries.',
    source: 'ncia.nato.int; our planning view',
    certainty: 'assumed',
  },
  {
    id: 'R06',
    given: 'The Ukrainian state buys hardware',
    gives: 'AQAP 2110: ask',
    when: [{ buyers: ['UA'], products: hardware }],
    outcomes: [{ certification: 'aqap2110', verdict: 'ask' }],
    reason:
      'Ukraine builds state quality assurance on the NATO model, with new rules since {day:ua-gqa}; not every wartime purchase cites AQAP.',
    source: 'Cabinet of Ministers, resolutions 452 and 788',
    certainty: 'open',
  },
  {
    id: 'R43',
    given: 'Only civil or US buyers',
    gives: 'AQAP 2110 not needed',
    when: [{ onlyBuyers: ['US', 'EUCIV', 'AERO'] }],
    outcomes: [{ certification: 'aqap2110', verdict: 'not-needed' }],
    reason: 'AQAP is cited by NATO nations and agencies, not usually by US DoD’s own contracts.',
    source: 'Comparison table',
    certainty: 'seen',
  },
  {
    id: 'R12',
    given: 'An aerospace prime buys drones, parts or electronics',
    gives: 'AS9100D usual, ISO 9001 usual',
    when: [{ buyers: ['AERO'], products: ['drones', 'parts', 'electronics'] }],
    outcomes: [
      { certification: 'as9100d', verdict: 'usual' },
      { certification: 'iso9001', verdict: 'usual' },
    ],
    reason: 'Aerospace primes qualify suppliers against AS9100D or EN 9100 and look them up in OASIS.',
    source: 'Needs guide',
    certainty: 'seen',
  },
  {
    id: 'R13',
    given: 'A US buyer, and drones or parts',
    gives: 'AS9100D usual',
    when: [{ buyers: ['US'], products: ['drones', 'parts'] }],
    outcomes: [{ certification: 'as9100d', verdict: 'usual' }],
    reason: 'Through a prime or a quality clause for flight hardware; no DoD-wide rule requires it.',
    source: 'FAR 46.202-4',
    certainty: 'seen',
  },
  {
    id: 'R14',
    given: 'A US buyer and electronics; an aerospace prime and software; a NATO nation and drones',
    gives: 'AS9100D: ask',
    when: [
      { buyers: ['US'], products: ['electronics'] },
      { buyers: ['AERO'], products: ['software'] },
      { buyers: natoNations, products: ['drones'] },
    ],
    outcomes: [{ certification: 'as9100d', verdict: 'ask' }],
    reason: 'Only some primes and programs ask. A state buyer seldom asks for it in addition to AQAP 2110.',
    source: 'Our planning view',
    certainty: 'assumed',
  },
  {
    id: 'R42',
    given: 'No aerospace prime, no US buyer, no drones',
    gives: 'AS9100D not needed',
    when: [{ noBuyers: ['AERO', 'US'], noProducts: ['drones'] }],
    outcomes: [{ certification: 'as9100d', verdict: 'not-needed' }],
    reason: 'Aerospace buyers ask for it; yours do not.',
    source: 'Needs guide',
    certainty: 'seen',
  },
  {
    id: 'R08',
    given: 'A NATO nation, a NATO agency, Ukraine or an EU public buyer, and hardware',
    gives: 'ISO 9001 usual',
    when: [{ buyers: [...natoNations, ...natoAgencies, 'UA', 'EUCIV'], products: hardware }],
    outcomes: [{ certification: 'iso9001', verdict: 'usual' }],
    reason: 'The entry ticket to most tenders and supplier questionnaires, seldom fixed by law.',
    source: 'Comparison table',
    certainty: 'seen',
  },
  {
    id: 'R11',
    given: 'A NATO nation, a NATO agency or an EU public buyer, and only software',
    gives: 'ISO 9001: ask',
    when: [
      {
        buyers: [...natoNations, ...natoAgencies, 'EUCIV'],
        products: ['software'],
        noProducts: hardware,
      },
    ],
    outcomes: [{ certification: 'iso9001', verdict: 'ask' }],
    reason: 'Software buyers ask for security first. Some public tenders still list ISO 9001.',
    source: 'Needs guide',
    certainty: 'assumed',
  },
  {
    id: 'R46',
    given: 'A US buyer, and electronics or vehicles',
    gives: 'ISO 9001 usual',
    when: [{ buyers: ['US'], products: ['electronics', 'vehicles'] }],
    outcomes: [{ certification: 'iso9001', verdict: 'usual' }],
    reason:
      'Primes’ questionnaires start with a quality certificate; AS9100D only where flight hardware is meant.',
    source: 'Our planning view',
    certainty: 'assumed',
  },
  {
    id: 'R07',
    given: 'AQAP 2110 is needed or usual, and AS9100D is not held',
    gives: 'ISO 9001 needed',
    when: [
      {
        verdict: { certification: 'aqap2110', is: asked },
        held: { certification: 'as9100d', is: ['none', 'in-use'] },
      },
    ],
    outcomes: [{ certification: 'iso9001', verdict: 'needed' }],
    reason: 'AQAP 2110 builds on a running ISO 9001 system. The certificate is usual, not a NATO rule.',
    source: 'AQAP-2110, 4.1',
    certainty: 'seen',
  },
  {
    id: 'R09',
    given: 'AS9100D is needed or usual, and not held',
    gives:
      'ISO 9001 needed: phases 1 and 2 if no buyer asks for its certificate, nothing if the system is in use',
    when: [
      {
        verdict: { certification: 'as9100d', is: asked },
        held: { certification: 'as9100d', is: ['none', 'in-use'] },
      },
    ],
    outcomes: [
      {
        certification: 'iso9001',
        verdict: 'needed',
        phases: [1, 2],
        when: [
          { verdict: { certification: 'iso9001', is: asked } },
          { held: { certification: 'iso9001', is: ['none', 'certified'] } },
        ],
      },
      {
        certification: 'iso9001',
        verdict: 'held',
        when: [
          {
            verdict: { certification: 'iso9001', is: ['ask', 'not-needed'] },
            held: { certification: 'iso9001', is: ['in-use'] },
          },
        ],
      },
    ],
    reason:
      'AS9100D contains ISO 9001 and presumes a working system. Build that first; a separate certificate is not required by the scheme.',
    source: 'SAE AS9100D',
    certainty: 'seen',
  },
  {
    id: 'R10',
    given: 'AS9100D is held',
    gives: 'ISO 9001 held',
    when: [{ held: { certification: 'as9100d', is: ['certified'] } }],
    outcomes: [{ certification: 'iso9001', verdict: 'held' }],
    reason:
      'The whole ISO 9001 text is inside your certificate. Ask the buyer before paying for a second one.',
    source: 'SAE AS9100D',
    certainty: 'seen',
  },
];
