import type { Fact } from './types';

const checked = '2026-11-21';
/** Day of the check of what had stood as settled text. */
const again = '2026-11-22';
const year = '2027-11-30';

/** Information security management and the law around it. */
export const securityFacts = {
  'iso27001-edition': {
    title: 'Edition of ISO/IEC 27001',
    text: 'The current edition is ISO/IEC 27001:2022, with an amendment on climate of 2024.',
    status: 'in-force',
    effective: '2022-10-25',
    meets: 'Holders and readers of certificates',
    do: 'Look for the year 2022 on the certificate.',
    sources: [{ document: 'iso27001' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'iso27001-2013': {
    title: 'ISO/IEC 27001:2013 ended',
    text: 'Certificates to the 2013 edition ceased to be valid after {2025-10-31}.',
    status: 'superseded',
    effective: '2025-10-31',
    meets: 'Holders and readers of certificates to the 2013 edition',
    do: 'Do not accept a certificate that still names 2013; ask for the 2022 edition.',
    sources: [{ document: 'iso27001' }],
    certainty: 'secondary',
    checked,
    reviewBy: year,
  },
  'iso27001-bodies': {
    title: 'Who may certify an ISMS',
    text: 'The certification body works to ISO/IEC 27006-1:2024 and ISO/IEC 17021-1, and may not have advised you.',
    status: 'in-force',
    effective: '2024',
    meets: 'Companies that choose a certification body',
    do: 'Ask for the accreditation and its scope.',
    sources: [{ document: 'iso27006' }, { document: 'iso17021', section: 'clause 5.2' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'gdpr-reach': {
    title: 'Whom GDPR binds outside the EU',
    text: 'GDPR binds companies established in the EU. A company outside is bound where it offers goods or services to people in the EU or monitors their behavior there; it then normally appoints a representative in the EU.',
    status: 'in-force',
    effective: '2018-05-25',
    meets: 'Companies in and outside the EU that handle personal data',
    do: 'Decide with counsel whether the regulation binds you, and keep the reasons.',
    sources: [{ document: 'gdpr', section: 'Articles 3 and 27' }],
    certainty: 'seen',
    checked: again,
    reviewBy: year,
  },
  nis2: {
    title: 'NIS2 in Denmark',
    text: 'The NIS2 directive asks for measures and encourages the use of standards; no certificate proves it. In Denmark the act has been in force since {2025-07-01}.',
    status: 'in-force',
    effective: '2025-07-01',
    meets: 'Mainly medium and large companies of listed sectors, and their suppliers',
    do: 'Ask customers which of their duties they pass on to you.',
    sources: [{ document: 'nis2', section: 'Articles 21 and 25' }, { document: 'nis2-dk' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
  'dod-27001': {
    title: 'ISO/IEC 27001 in US defense contracts',
    text: 'The DoD gives no credit for the certificate: the CMMC rule knows no equivalence. Some US primes do ask for it or accept it in their questionnaires.',
    status: 'in-force',
    effective: '2024-12-16',
    meets: 'Suppliers in US defense chains',
    do: 'Use the ISMS to prepare, and prove each US requirement by itself.',
    sources: [{ document: 'cfr-32-170' }],
    certainty: 'seen',
    checked,
    reviewBy: year,
  },
} as const satisfies Record<string, Fact>;
