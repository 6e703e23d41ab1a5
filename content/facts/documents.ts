import type { AddressId } from '../addresses';
import { authorityPages } from './authority-pages';
import { gapDocuments } from './gap-documents';
import { nationDocuments } from './nation-documents';
import { tenderDocuments } from './tender-documents';
import { usDocuments } from './us-documents';

/** Document that facts cite: a standard, regulation or notice, or a report about it. */
export interface SourceDocument {
  title: string;
  /** Publisher, for example "NATO Standardization Office". */
  publisher: string;
  /** Edition, number or citation as printed on the document. */
  edition: string;
  /** ISO date (YYYY, YYYY-MM or YYYY-MM-DD) of publication or effect, as printed; absent if it has none. */
  date?: string;
  /** ISO date of the newest version that was read, if older than the check. */
  newest?: string;
  /** Official address, if its id differs from the id of the document. */
  address?: AddressId;
}

const records = {
  ...authorityPages,
  'cfr-32-170': { title: 'CMMC Program, final rule', publisher: 'US DoD', edition: '32 CFR part 170, effective 16 December 2024; 89 FR 83092', date: '2024-10-15', newest: '2026-08-25' },
  'dfars-cmmc': { title: 'Contractor cybersecurity requirements (CMMC clause), final rule', publisher: 'US DoD', edition: 'DFARS subpart 204.75, 252.204-7021 and 252.204-7025; 90 FR 43560', date: '2025-09-10', newest: '2025-11-10' },
  'dfars-7012': { title: 'Safeguarding covered defense information and cyber incident reporting', publisher: 'US DoD', edition: 'DFARS 252.204-7012', date: '2024-05', newest: '2025-01-27' },
  'cmmc-suspension': { title: 'Memoranda on the suspension of CMMC Phase 2', publisher: 'US DoD, Chief Information Officer and acquisition office', edition: 'Release 4542329, read in law firms’ and consultants’ reports', date: '2026-07-13', newest: '2026-10-08' },
  'deviation-2026-o0025': { title: 'Class deviation on cybersecurity clauses', publisher: 'US DoD', edition: 'Class Deviation 2026-O0025, Revision 3, read in reports', date: '2026-09-03' },
  sam: { title: 'Entity registration in SAM.gov', publisher: 'US GSA', edition: 'Pages for companies, read in reports', date: '2026' },
  'far-overhaul': { title: 'FAR, overhaul model text', publisher: 'US Government', edition: 'FAR 52.240-93, before 52.204-21', date: '2026' },
  'sp-800-171': { title: 'Protecting CUI in Nonfederal Systems and Organizations', publisher: 'NIST', edition: 'SP 800-171 Revision 2, with objectives in SP 800-171A', date: '2020-02' },
  'deviation-2024-o0013': { title: 'Class deviation that keeps Revision 2 in DoD contracts', publisher: 'US DoD', edition: 'Class Deviation 2024-O0013', date: '2024-05' },
  'sp-800-172': { title: 'Enhanced Security Requirements for Protecting CUI', publisher: 'NIST', edition: 'SP 800-172', date: '2021-02' },
  'assessment-methodology': { title: 'NIST SP 800-171 DoD Assessment Methodology (scoring weights)', publisher: 'US DoD', edition: 'Version 1.2.1; scoring rule in 32 CFR 170.24', date: '2020-06-24' },
  cmvp: { title: 'Cryptographic Module Validation Program, FIPS 140-3 transition', publisher: 'NIST', edition: 'Program page on the end of FIPS 140-2', date: '2026-09' },
  red: { title: 'Radio Equipment Directive', publisher: 'EU', edition: 'Directive 2014/53/EU', date: '2014-04-16' },
  'en-18031': { title: 'Harmonized standards for radio cybersecurity, with restrictions (EN 18031)', publisher: 'European Commission', edition: 'Implementing Decision (EU) 2025/138', date: '2025-01' },
  cra: { title: 'Cyber Resilience Act', publisher: 'EU', edition: 'Regulation (EU) 2024/2847', date: '2024-10-23' },
  machinery: { title: 'Machinery Regulation', publisher: 'EU', edition: 'Regulation (EU) 2023/1230', date: '2023-06-14' },
  itar: { title: 'International Traffic in Arms Regulations', publisher: 'US State Department (DDTC)', edition: '22 CFR parts 120 to 130', date: '2025', newest: '2025-01-27' },
  'ddtc-faq': { title: 'Answers to frequent questions', publisher: 'US State Department (DDTC)', edition: 'US persons abroad', date: '2026' },
  'itar-fees': { title: 'Registration fees, final rule', publisher: 'US State Department', edition: '89 FR 99081', date: '2025-01-09' },
  aeca: { title: 'Arms Export Control Act', publisher: 'US Congress', edition: '22 USC 2778', date: '2025-01' },
  ear: { title: 'Export Administration Regulations', publisher: 'US Commerce Department (BIS)', edition: '15 CFR parts 730 to 774', date: '2026-08-13', newest: '2026-09-01' },
  'affiliates-rule': { title: 'End-user controls on affiliates of listed entities', publisher: 'US Commerce Department (BIS)', edition: 'EAR, with its suspension of November 2025', date: '2025-11-10' },
  'dfars-7048': { title: 'Export-Controlled Items', publisher: 'US DoD', edition: 'DFARS 252.225-7048', date: '2013-06', newest: '2025-01-27' },
  'dual-use': { title: 'Dual-Use Regulation', publisher: 'EU', edition: 'Regulation (EU) 2021/821', date: '2021-09-09' },
  'dk-export': { title: 'Export control in Denmark', publisher: 'Danish Foreign Ministry and Confederation of Danish Industry', edition: 'Pages on licensing authorities', date: '2026' },
  'ua-export': { title: 'State export control', publisher: 'State Service of Export Control of Ukraine', edition: 'Page of the service', date: '2026' },
  'nato-policy': { title: 'Security within the North Atlantic Treaty Organization', publisher: 'NATO', edition: 'C-M(2002)49-REV1', date: '2020-11-20' },
  'nato-industry': { title: 'Directive on classified project and industrial security', publisher: 'NATO', edition: 'AC/35-D/2003-REV5', date: '2015' },
  nispom: { title: 'National Industrial Security Program Operating Manual', publisher: 'US Government', edition: '32 CFR part 117', date: '2021' },
  'eu-classified': { title: 'Security rules for protecting EU classified information', publisher: 'Council of the EU', edition: 'Decision 2013/488/EU', date: '2013-09-23' },
  'dk-circular': { title: 'Security circular on classified information', publisher: 'Denmark, Prime Minister’s Office', edition: 'Circular no. 10338 of 17 December 2014', date: '2014-12-17' },
  'fe-di': { title: 'Security clearance of companies', publisher: 'Danish Defence Intelligence Service and Confederation of Danish Industry', edition: 'Pages for companies', date: '2026' },
  'eu-military-list': { title: 'Common Military List of the European Union', publisher: 'Council of the EU', edition: 'List under Common Position 2008/944/CFSP, revised each year', date: '2008-12-08' },
  'dual-use-measures': { title: 'National measures under the dual-use regulation', publisher: 'European Commission', edition: 'Information note C/2024/5881', date: '2024-10-02' },
  'ddtc-disclosures': { title: 'Answers to frequent questions on disclosures', publisher: 'US State Department (DDTC)', edition: 'Read in reports of law firms and consultants', date: '2021-11' },
  'dcsa-assurances': { title: 'Security assurances for personnel and facilities', publisher: 'DCSA, United States', edition: 'Pages of the agency', date: '2020-12' },
  'nlf-decision': { title: 'Framework for the marketing of products', publisher: 'EU', edition: 'Decision No 768/2008/EC', date: '2008-07-09' },
  'arms-brokering': { title: 'Common Position on the control of arms brokering', publisher: 'Council of the EU', edition: 'Common Position 2003/468/CFSP', date: '2003-06-23' },
  edip: { title: 'European Defence Industry Programme', publisher: 'EU', edition: 'Regulation (EU) 2025/2643, title read; conditions read in the press', date: '2025-12-29', address: 'authority/eu-eurlex' },
  safe: { title: 'Security Action for Europe (SAFE)', publisher: 'Council of the EU', edition: 'Press notices, read with law firms’ reports', date: '2025-05' },
  'unite-brave': { title: 'Pilot UNITE-Brave NATO', publisher: 'NATO and Ukraine', edition: 'Read in press reports', date: '2026' },
  edf: { title: 'Regulation establishing the European Defence Fund', publisher: 'EU', edition: 'Regulation (EU) 2021/697', date: '2021-04-29' },
  diana: { title: 'Defence Innovation Accelerator for the North Atlantic', publisher: 'NATO', edition: 'Program pages', date: '2026' },
  'defence-procurement': { title: 'Directive on procurement in defence and security', publisher: 'EU', edition: 'Directive 2009/81/EC', date: '2009-07-13' },
  'war-material-act': { title: 'War Material Act (krigsmaterielloven)', publisher: 'Denmark, Ministry of Justice', edition: 'Consolidated text as consulted' },
  'ua-nato': { title: 'Security Agreement between Ukraine and NATO', publisher: 'Ukraine and NATO', edition: 'With Administrative Arrangements of 28 September 2016', date: '1995-03-13' },
  ssu: { title: 'List of bilateral agreements on classified information', publisher: 'Security Service of Ukraine', edition: 'Page of the service, with later agreements', date: '2020' },
  iso9001: { title: 'Quality management systems: requirements', publisher: 'ISO', edition: 'ISO 9001:2015 with Amendment 1:2024', date: '2015-09' },
  'iso9001-2026': { title: 'Quality management systems: requirements', publisher: 'ISO', edition: 'ISO 9001:2026, read in reports of certification bodies and trade press', date: '2026-09' },
  'iaf-id-9': { title: 'Transition planning guidance for ISO 9001:2015', publisher: 'International Accreditation Forum', edition: 'Informative Document 9:2015, read in notices of certification bodies', date: '2015' },
  iso17021: { title: 'Requirements for certification bodies', publisher: 'ISO and IEC', edition: 'ISO/IEC 17021-1:2015', date: '2015' },
  'audit-time': { title: 'Audit time of quality management systems', publisher: 'International network of accreditation bodies', edition: 'Mandatory Document 5, issue 4, version 3, read in reprints', date: '2023' },
  'reg-765': { title: 'Regulation on accreditation and market surveillance', publisher: 'EU', edition: 'Regulation (EC) No 765/2008', date: '2008-07-09' },
  'aqap-2110': { title: 'NATO QA requirements for design, development and production', publisher: 'NATO', edition: 'AQAP-2110, Edition D Version 1', date: '2016-06-24' },
  'aqap-2105': { title: 'NATO requirements for quality plans', publisher: 'NATO', edition: 'AQAP-2105, Edition C Version 1', date: '2019-01' },
  'aqap-2070': { title: 'NATO mutual GQA process', publisher: 'NATO', edition: 'AQAP-2070, Edition B Version 4', date: '2019-10' },
  'aqap-2131': { title: 'NATO QA requirements for final inspection and test', publisher: 'NATO', edition: 'AQAP-2131, Edition C Version 1', date: '2017-12' },
  'aqap-2310': { title: 'NATO QA requirements for aviation, space and defence suppliers', publisher: 'NATO', edition: 'AQAP-2310, Edition B Version 1', date: '2017' },
  'aqap-2110-srd2': { title: 'Guidance on AQAP 2110 within a 9100 system', publisher: 'NATO and IAQG', edition: 'AQAP-2110-SRD.2, also IA9137; read in a library’s catalog', address: 'nso' },
  'sk-aqap-2023': { title: 'News on the revision of the AQAP publications', publisher: 'Slovak office for defense standards', edition: 'Article 1187, ncb.sk', date: '2023-10-16' },
  'en-9137': { title: 'Guidance on AQAP 2110 within an EN 9100 system', publisher: 'European Committee for Standardization', edition: 'EN 9137', date: '2012' },
  'ua-452': { title: 'Procedure for state quality assurance of defense goods', publisher: 'Cabinet of Ministers of Ukraine', edition: 'Resolution 452', date: '2025-04-15' },
  'ua-788': { title: 'Regulations of the authorized body for state quality assurance', publisher: 'Cabinet of Ministers of Ukraine', edition: 'Resolution 788', date: '2026-06-17' },
  as9100: { title: 'Requirements for aviation, space and defense organizations', publisher: 'SAE International', edition: 'AS9100, Revision D', date: '2016-09-20' },
  ia9100: { title: 'Announcements on IA9100', publisher: 'IAQG', edition: 'Read in trade press to October 2026', date: '2026-10' },
  'iaqg-sr003': { title: 'Bulletin on the transition to AS9100D', publisher: 'United Kingdom Accreditation Service', edition: 'On resolution SR003 of the International Aerospace Quality Group' },
  'iaqg-scheme': { title: 'Audits of the aerospace scheme', publisher: 'IAQG', edition: '9104-1:2022, 9101:2022 and resolution SR004, read in notices of certification bodies', date: '2022' },
  as9102: { title: 'Aerospace first article inspection requirement', publisher: 'SAE International', edition: 'AS9102, Revision C', date: '2023' },
  iso27001: { title: 'Information security management systems: requirements', publisher: 'ISO and IEC', edition: 'ISO/IEC 27001:2022 with Amendment 1:2024', date: '2022-10-25' },
  iso27006: { title: 'Requirements for certification bodies, information security', publisher: 'ISO and IEC', edition: 'ISO/IEC 27006-1:2024', date: '2024' },
  nis2: { title: 'NIS2 Directive', publisher: 'EU', edition: 'Directive (EU) 2022/2555', date: '2022-12-14' },
  'nis2-be': { title: 'Act on a framework for cybersecurity', publisher: 'Belgium', edition: 'Act of 26 April 2024, in force since 18 October 2024; its articles were not opened', date: '2024-04-26' },
  'nis2-dk': { title: 'Act on measures for a high level of cybersecurity', publisher: 'Denmark', edition: 'Act no. 434 of 6 May 2025', date: '2025-07-01' },
  uas: { title: 'Regulation on unmanned aircraft systems', publisher: 'European Commission', edition: 'Regulation (EU) 2019/945, amended by 2020/1058, 2022/851 and 2024/1108', date: '2019-03-12' },
  'easa-basic': { title: 'Civil aviation regulation', publisher: 'EU', edition: 'Regulation (EU) 2018/1139', date: '2018-07-04' },
  'market-surveillance': { title: 'Market surveillance regulation', publisher: 'EU', edition: 'Regulation (EU) 2019/1020', date: '2019-06-20' },
  'machinery-directive': { title: 'Machinery Directive', publisher: 'EU', edition: 'Directive 2006/42/EC', date: '2006-05-17' },
  batteries: { title: 'Batteries Regulation', publisher: 'EU', edition: 'Regulation (EU) 2023/1542', date: '2023-07-12' },
  emc: { title: 'Electromagnetic Compatibility Directive', publisher: 'EU', edition: 'Directive 2014/30/EU', date: '2014-02-26' },
  lvd: { title: 'Low Voltage Directive', publisher: 'EU', edition: 'Directive 2014/35/EU', date: '2014-02-26' },
  rohs: { title: 'RoHS Directive', publisher: 'EU', edition: 'Directive 2011/65/EU', date: '2011-06-08' },
  'ua-drones': { title: 'Statements on drone production', publisher: 'Ministry of Defence of Ukraine', edition: 'Deputy Minister Boyev, January 2026, and Minister Shmyhal, October 2025', date: '2026-01-26' },
  'eda-data': { title: 'Defence data 2024', publisher: 'European Defence Agency', edition: 'Report of September 2025', date: '2025-09' },
  'nato-funds': { title: 'Common funding of NATO', publisher: 'NATO', edition: 'Ceiling for 2026, read in reports', date: '2026' },
  'data-act': { title: 'Data Act', publisher: 'EU', edition: 'Regulation (EU) 2023/2854, read in a law firm’s report', date: '2023-12-13' },
  gdpr: { title: 'General Data Protection Regulation', publisher: 'EU', edition: 'Regulation (EU) 2016/679', date: '2016-04-27' },
  gpsr: { title: 'General Product Safety Regulation', publisher: 'EU', edition: 'Regulation (EU) 2023/988', date: '2023-05-10' },
  'ai-act': { title: 'Artificial Intelligence Act', publisher: 'EU', edition: 'Regulation (EU) 2024/1689 with the dates of Regulation (EU) 2026/1744', date: '2026-07-27' },
  'dk-companies-act': { title: 'Amendment of the Danish Companies Act', publisher: 'Danish Parliament', edition: 'Bill L 71, adopted 19 December 2024', date: '2025-02-27' },
  'dk-fast-track': { title: 'Danish Act No. 1097', publisher: 'Danish Parliament', edition: 'Act No. 1097, read in a law firm’s report', date: '2025' },
  'sam-uei': { title: 'Transition to the Unique Entity ID', publisher: 'US GSA', edition: 'Notice on SAM.gov, read in reports', date: '2022-04-04' },
  accreditation: { title: 'Notices on the world bodies of accreditation', publisher: 'Accreditation cooperations', edition: 'Notices for the turn of 2025 to 2026', date: '2025-12-31' },
  'ua-defence-city': { title: 'Law on the Defence City regime', publisher: 'Ukraine', edition: 'Read in reports of law firms and press', date: '2025-10-05' },
  ...usDocuments,
  ...tenderDocuments,
  ...gapDocuments,
  ...nationDocuments,
} satisfies Record<string, SourceDocument>;

/** Id of a document. */
export type DocumentId = keyof typeof records;

/** All documents, by id. */
export const documents: Readonly<Record<DocumentId, SourceDocument>> = records;
