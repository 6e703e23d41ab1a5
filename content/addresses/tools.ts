import type { Address } from './types';

/** Tools, reference sites and press. */
export const tools = {
  'dk-direct': { name: 'dkindkob.dk, Danish trade press', url: 'https://dkindkob.dk/', language: 'da', what: 'Trade press, front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'pl-agency': { name: 'Defence24', url: 'https://defence24.com/', language: 'en', what: 'Trade press, front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'pl-arms-trade': { name: 'Dudkowiak, law firm', url: 'https://www.dudkowiak.com/', language: 'en', what: 'Law firm, front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'uk-buying': { name: 'dcicontracts.com', url: 'https://www.dcicontracts.com/', language: 'en', what: 'Trade portal, front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'uk-aof': { name: 'Acquisition Operating Framework, archived', url: 'https://webarchive.nationalarchives.gov.uk/', language: 'en', what: 'UK Government Web Archive; search the framework', free: true, needsLogin: false, certainty: 'common-practice' },
  'uk-aof-coc': { name: 'Acquisition Operating Framework, archived', url: 'https://webarchive.nationalarchives.gov.uk/', language: 'en', what: 'UK Government Web Archive; search the framework', free: true, needsLogin: false, certainty: 'common-practice' },
  'nl-commit': { name: 'NIDV, industry association', url: 'https://www.nidv.eu/', language: 'nl', what: 'Association front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'ee-procurement': { name: 'ERR News', url: 'https://news.err.ee/', language: 'en', what: 'Public broadcaster, front page', free: true, needsLogin: false, certainty: 'common-practice' },
  'unite-brave': { name: 'Brave1', url: 'https://brave1.gov.ua/', language: 'uk', what: 'Ukrainian defense tech cluster, front page', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
  'ddtc-deccs': { name: 'DECCS', url: 'https://deccs.pmddtc.state.gov/deccs', language: 'en', what: 'Registration and licenses', free: true, needsLogin: true, certainty: 'second-hand', checked: '2026-11-23' },
  diu: { name: 'Defense Innovation Unit (DIU)', url: 'https://www.diu.mil/', language: 'en', what: 'Front page; see the policy on drones', free: true, needsLogin: false, certainty: 'verified', checked: '2026-11-23' },
  'diu-blue-portal': { name: 'DIU, Blue UAS portal', url: 'https://www.diu.mil/blue-uas-portal', language: 'en', what: 'How a firm applies for the Blue list', free: true, needsLogin: false, certainty: 'verified', checked: '2026-11-23' },
  'blue-list': { name: 'Blue list', url: 'https://bluelist.appsplatformportals.us/', language: 'en', what: 'Drones on the list, run by DCMA', free: true, needsLogin: false, certainty: 'verified', checked: '2026-11-23' },
  dc3: { name: 'DoD Cyber Crime Center (DC3)', url: 'https://www.dc3.mil/', language: 'en', what: 'Incident reports; hotline of DCISE', free: true, needsLogin: false, certainty: 'verified', checked: '2026-11-23' },
  'iso-obp': { name: 'ISO Online Browsing Platform', url: 'https://www.iso.org/obp/ui/', language: 'en', what: 'Terms and previews of ISO standards', free: true, needsLogin: false, certainty: 'second-hand', checked: '2026-11-23' },
} as const satisfies Record<string, Address>;
