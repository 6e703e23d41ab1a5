import type { Address } from './types';

/** Forms and the offices that accept them. */
export const forms = {
  'dd-254': { name: 'DD Form 254', url: 'https://www.esd.whs.mil/Portals/54/Documents/DD/forms/dd/dd0254.pdf', language: 'en', what: 'Blank form, PDF', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/dd-254': { name: 'DD Form 254', url: 'https://www.esd.whs.mil/Portals/54/Documents/DD/forms/dd/dd0254.pdf', language: 'en', what: 'Blank form, PDF', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/sal': { name: 'Security aspects letter', url: 'https://www.nato.int/', language: 'en', what: 'No public form; comes with the contract', free: true, needsLogin: false, certainty: 'common-practice' },
  'glossary/declaration-of-eligibility': { name: 'Declaration of eligibility', url: 'https://www.ncia.nato.int/business/procurement/process', language: 'en', what: 'Sent by the national authority to NCIA', free: true, needsLogin: false, certainty: 'verified', checked: '2026-11-23' },
  'glossary/coc': { name: 'Certificate of conformity', url: 'https://nso.nato.int/nso/', language: 'en', what: 'Minimum content in Annex B of AQAP-2131-SRD.1', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/rgqa': { name: 'Request for government quality assurance', url: 'https://nso.nato.int/nso/', language: 'en', what: 'Form in AQAP-2070', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/quality-plan': { name: 'Quality plan', url: 'https://nso.nato.int/nso/', language: 'en', what: 'Content in AQAP-2105', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/cmp': { name: 'Configuration management plan', url: 'https://nso.nato.int/nso/', language: 'en', what: 'Content in the ACMP series', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/ncr': { name: 'Nonconformity report', url: 'https://www.iso.org/obp/ui/', language: 'en', what: 'No public form; terms in ISO 9000', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/ssp': { name: 'System security plan', url: 'https://csrc.nist.gov/pubs/sp/800/171/r2/upd1/final', language: 'en', what: 'Template among the supplemental files', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/poam': { name: 'Plan of action and milestones', url: 'https://csrc.nist.gov/pubs/sp/800/171/r2/upd1/final', language: 'en', what: 'Template among the supplemental files', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/soa': { name: 'Statement of applicability', url: 'https://www.iso.org/standard/27001', language: 'en', what: 'Required by ISO/IEC 27001; the standard is sold', free: false, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/doc': { name: 'EU declaration of conformity', url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32008D0768', language: 'en', what: 'Model in Annex III', free: true, needsLogin: false, certainty: 'common-practice' },
  'glossary/ds-2032': { name: 'DS-2032', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/dsp-5': { name: 'DSP-5', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/dsp-73': { name: 'DSP-73 and DSP-61', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/taa': { name: 'Technical assistance agreement', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/mla': { name: 'Manufacturing license agreement', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/ds-4076': { name: 'DS-4076', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Filed in DECCS by registrants', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/dsp-83': { name: 'DSP-83', url: 'https://www.pmddtc.state.gov/', language: 'en', what: 'Front page of DDTC; see forms', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/dsp-85': { name: 'DSP-85', url: 'https://www.pmddtc.state.gov/', language: 'en', what: 'Front page of DDTC; see forms', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'glossary/euc': { name: 'End-use documents, BAFA', url: 'https://www.bafa.de/DE/Aussenwirtschaft/Ausfuhrkontrolle/ausfuhrkontrolle_node.html', language: 'de', what: 'German samples; each state has its own', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
} as const satisfies Record<string, Address>;
