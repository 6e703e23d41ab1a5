import type { Address } from './types';

/** Certification, accreditation and standards bodies. */
export const bodies = {
  'uk-cyber': { name: 'IASME, Defence Cyber Certification', url: 'https://iasme.co.uk/defence-cyber-certification/', language: 'en', what: 'Scheme page with levels and applicant guide', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  diana: { name: 'NATO DIANA', url: 'https://www.diana.nato.int/', language: 'en', what: 'Challenges and calls', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  ia9100: { name: 'IAQG, announcements on IA9100', url: 'https://iaqg.org/', language: 'en', what: 'Front page of the aerospace quality group', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'iaqg-scheme': { name: 'IAQG, certification scheme', url: 'https://iaqg.org/', language: 'en', what: 'Front page; scheme documents and resolutions', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'eda-data': { name: 'European Defence Agency', url: 'https://eda.europa.eu/', language: 'en', what: 'Front page; Defence data 2024', free: true, needsLogin: false, certainty: 'known' },
  accreditation: { name: 'EA, notice on the new world body', url: 'https://european-accreditation.org/?p=10809', language: 'en', what: 'IAF and ILAC dissolve, successor from 2026', free: true, needsLogin: false, certainty: 'seen', checked: '2026-11-23' },
  'aqap-dnv': { name: 'DNV, training on AQAP 2110', url: 'https://www.dnv.com/', language: 'en', what: 'Certification body, front page', free: true, needsLogin: false, certainty: 'known' },
  'as9100-dnv': { name: 'DNV, transition to AS9100D', url: 'https://www.dnv.com/', language: 'en', what: 'Certification body, front page', free: true, needsLogin: false, certainty: 'known' },
  'glossary/c3pao': { name: 'Cyber AB Marketplace', url: 'https://cyberab.org/Catalog', language: 'en', what: 'Authorized and candidate C3PAOs', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'glossary/esp': { name: 'FedRAMP Marketplace', url: 'https://marketplace.fedramp.gov/', language: 'en', what: 'Cloud services and their authorization', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'glossary/notified-body': { name: 'NANDO', url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies', language: 'en', what: 'Notified bodies by number and act', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'global-aci': { name: 'Global Accreditation Cooperation (Global ACI)', url: 'https://global-aci.org/', language: 'en', what: 'Successor of IAF and ILAC since 2026', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'global-aci-faq': { name: 'Global ACI, questions and answers', url: 'https://global-aci.org/en/faq', language: 'en', what: 'Marks, membership, what accreditation means', free: true, needsLogin: false, certainty: 'seen', checked: '2026-11-23' },
  'global-aci-documents': { name: 'Global ACI, documents', url: 'https://global-aci.org/en/global-aci-documents/', language: 'en', what: 'Rules on marks, transition, recognition', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'global-aci-9001': {
    name: 'Global ACI, transition to ISO 9001:2026',
    url: 'https://global-aci.org/en/news/global-aci-publishes-transition-requirements-for-iso-90012026/',
    language: 'en',
    what: 'Notice on TECH-3-TR, last dates of 2015 certificates',
    free: true,
    needsLogin: false,
    certainty: 'reports',
    checked: '2026-11-23',
  },
  'iso-tc176': { name: 'ISO/TC 176, news', url: 'https://committee.iso.org/sites/tc176/home/news.html', language: 'en', what: 'News of the ISO 9001 committee', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  'iaf-documents': { name: 'IAF documents (archived)', url: 'https://iaf.nu/en/iaf-documents/', language: 'en', what: 'Mandatory documents such as MD 2, MD 5, MD 28', free: true, needsLogin: false, certainty: 'reports', checked: '2026-11-23' },
  ea: { name: 'European co-operation for Accreditation (EA)', url: 'https://european-accreditation.org/about-ea/who-are-we/', language: 'en', what: 'What EA is, 50 members', free: true, needsLogin: false, certainty: 'seen', checked: '2026-11-23' },
  'ukas-mark': { name: 'UKAS, IAF MLA mark in the transition', url: 'https://www.ukas.com/customer-area/how-to-use-the-iaf-mla-mark', language: 'en', what: 'Old mark valid until the new one launches', free: true, needsLogin: false, certainty: 'seen', checked: '2026-11-23' },
  'cyber-ab-faq': { name: 'The Cyber AB', url: 'https://cyberab.org/FAQ', language: 'en', what: 'What the accreditation body does', free: true, needsLogin: false, certainty: 'seen', checked: '2026-11-23' },
} as const satisfies Record<string, Address>;
