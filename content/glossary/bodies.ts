import type { GlossaryEntry } from './types';

/** Assessment bodies. */
export const bodyEntries = {
  c3pao: {
    kind: 'body',
    name: 'C3PAO',
    title: 'CMMC third-party assessment organization',
    certainty: 'verified',
    aliases: ['CMMC assessor', 'CCA', 'The Cyber AB', 'RPO (adviser)'],
    meaning: 'Private organization that is authorized or accredited to make Level 2 certification assessments. It may not have advised you. Since July 2026 new requirements may not ask for its certificate. Older contracts still can, until they are modified.',
    asks: { who: 'Company that needs a certified Level 2', what: 'Sign a contract, and prepare evidence for 320 objectives and interviews. The result goes to CMMC eMASS, which passes it to SPRS. Nothing in the rule bars work outside the US: ask for price and travel.' },
    confusedWith: [{ name: 'RPO', note: 'consultant' }, { name: 'DIBCAC', note: 'government team' }, { name: 'certification body for ISO' }],
    next: '/certifications/cmmc',
    sources: [{ document: 'cfr-32-170' }, { document: 'cmmc-suspension' }],
  },
  esp: {
    kind: 'body',
    name: 'ESP and CSP',
    title: 'External service provider and cloud provider',
    certainty: 'verified',
    aliases: ['ESP', 'CSP', 'MSP', 'MSSP', 'FedRAMP Moderate', 'FedRAMP equivalent', 'shared responsibility matrix'],
    linked: ['external service provider'],
    meaning:
      'Outside people or systems that handle your CUI or security protection data, such as settings, logs and passwords. A cloud provider with CUI needs the FedRAMP Moderate baseline or its equivalent. A provider that holds only security data is assessed for its function. A provider that holds neither is not an external service provider (ESP).',
    asks: { who: 'Contractor', what: 'Describe the providers in your system security plan. Keep a contract, a responsibility matrix and evidence for each.' },
    confusedWith: [{ name: 'Supplier of parts' }, { id: 'iso-iec-27001', name: 'ISO/IEC 27001 certificate of the cloud', note: 'not enough' }],
    next: '/certifications/cmmc',
    sources: [
      { document: 'cfr-32-170', section: '170.16, 170.19' },
      { document: 'dfars-7012', section: '(b)(2)(ii)(D)' },
    ],
  },
  'notified-body': {
    kind: 'body',
    name: 'Notified body',
    title: 'Assessor that a state has designated for an EU act',
    certainty: 'common-practice',
    names: { uk: 'призначений орган (Україна); нотифікований орган (ЄС)', da: 'bemyndiget organ', de: 'notifizierte Stelle' },
    aliases: ['NB', 'NB 0123', 'four-digit number', 'NANDO'],
    linked: ['notified body', 'notified bodies'],
    meaning: 'Assessor that a state has designated for an EU act. It takes part only where the act or your route requires it. If it controls production, its four-digit number follows the CE mark.',
    asks: { who: 'Manufacturer', what: 'Choose a body that NANDO lists for the act and the product, give it the file and samples, and keep the certificate valid.' },
    confusedWith: [{ name: 'Accredited laboratory' }, { id: 'iso-9001', name: 'certification body for ISO 9001' }, { name: 'a “CE agency”' }],
    next: '/certifications/ce-marking',
    sources: [{ document: 'decision-768' }],
  },
} satisfies Record<string, GlossaryEntry>;
