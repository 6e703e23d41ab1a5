import type { RequirementTable } from '../types';
import { accessControl } from './access-control';
import { auditAndAccountability } from './audit-and-accountability';
import { awarenessAndTraining } from './awareness-and-training';
import { configurationManagement } from './configuration-management';
import { identificationAndAuthentication } from './identification-and-authentication';
import { incidentResponse } from './incident-response';
import { maintenance } from './maintenance';
import { mediaProtection } from './media-protection';
import { personnelSecurity } from './personnel-security';
import { physicalProtection } from './physical-protection';
import { riskAssessment } from './risk-assessment';
import { securityAssessment } from './security-assessment';
import { systemAndCommunicationsProtection } from './system-and-communications-protection';
import { systemAndInformationIntegrity } from './system-and-information-integrity';

export const iso27001ToCmmc: RequirementTable = {
  kind: 'requirements',
  slug: 'iso-27001-to-cmmc',
  title: 'ISO/IEC 27001 to CMMC Level 2',
  held: { certification: 'iso27001', name: 'ISO/IEC 27001', edition: 'ISO/IEC 27001:2022' },
  asked: { certification: 'cmmc', name: 'CMMC Level 2', edition: 'NIST SP 800-171 Revision 2, as CMMC Level 2 uses it' },
  meta: { title: 'ISO 27001 to CMMC Level 2: all 110 rows', description: 'You hold ISO/IEC 27001 and a US prime asks for CMMC Level 2: for each of 110 requirements what carries over, what grows, what is new, its points and its record.' },
  cardFact: '110 requirements, with points and open-item rules',
  result: 'Of {rows} requirements, {reuse} reuse a record you keep, {extend} extend one and {new} are new. {work} of them, worth {workPoints} of {points} points, need work even with an honest certificate.',
  basis: [
    'Weights, open-item rules and objective counts come from US rules and NIST publications and were checked by script. The ISO numbers follow NIST’s own mapping where it has one; elsewhere they are ours and marked. Reuse, extend and new are our judgment for a 30-person company whose certificate really covers the systems; no company was measured. Reuse does not mean met: an assessor decides each of {objectives} objectives on evidence. No ISO/IEC 27001 certificate counts as a CMMC status.',
    '{fact:cmmc-now} {fact:cmmc-prime-certificate}',
  ],
  notCovered: [
    { title: 'A CMMC status', text: 'The rule’s section on accepted standards (32 CFR 170.20) names only high assessments by DIBCAC. It recognizes no equivalence for ISO/IEC 27001.' },
    {
      title: 'The assessment scope',
      text: 'Your ISO scope is what you chose. CMMC covers every asset that processes, stores or transmits controlled unclassified information (CUI), and what protects it; paper and email count in full. Workshop machines that hold CUI are Specialized Assets: they go into inventory, diagram and security plan, and the other requirements are not assessed on them. {fact:cmmc-adequate-security} A control you excluded because of low risk can still be one of the 110.',
    },
    { title: 'Accepted risk', text: 'An owner may accept a risk in an ISO system. Here each objective is met, not met or not applicable, on evidence that is final and not a draft.' },
    { title: 'Assessment of every objective', text: 'An ISO audit samples. Here all {objectives} objectives are assessed, and “periodically” means at most a year apart.' },
    { title: 'Validated encryption', text: 'Sound encryption is not enough. The module needs its own certificate under FIPS, in that version and mode. {fact:fips-140-2}' },
    { title: 'Cloud providers', text: 'A provider that holds CUI must be authorized at FedRAMP Moderate or be equivalent under DoD policy. Its ISO/IEC 27001 or SOC 2 report is not that, and encrypting the CUI first does not help.' },
    { title: 'Report within 72 hours', text: '{fact:cmmc-7012} It is not the 72 hours of the GDPR: the trigger and the recipient differ.' },
    { title: 'The yearly affirmation', text: 'A senior official affirms in SPRS after each assessment, after open items close and every year, with liability under the US False Claims Act. An ISO certificate carries no such personal statement.' },
    { title: 'Security plan and registrations', text: 'A statement of applicability is not a system security plan. NCAGE, PIEE and roles in SPRS are needed as well, SAM.gov only if you bid yourself or the prime asks. Artifacts are kept for six years.' },
    { title: 'Permission to receive CUI', text: 'The markings on CUI decide, not the score: with NOFORN a Danish or Ukrainian company may not receive it at all. Distribution statements and export control need their own authorization. Ask before the file arrives.' },
    { title: 'Subcontractors', text: 'Those that get CUI need at least Level 2 (Self). Supplier clauses under A.5.20 do not contain that.' },
  ],
  steps: [
    { days: [1, 1], act: 'Get the requirement in writing', text: 'Clause numbers, level, Self or C3PAO, contract, categories of CUI, date. Ask how the suspension of Phase 2 is treated.', result: 'One-page note of the requirement', roles: ['programManager'] },
    { days: [2, 2], act: 'Find out whether you may receive it', text: 'Dissemination markings, distribution statement, ITAR and EAR. No CUI comes in until this is answered.', result: 'Yes, no or conditions in writing', roles: ['programManager', 'exportCounsel'] },
    { days: [3, 3], act: 'Trace the CUI', text: 'Where it comes in, rests and goes out; people, paper, machines, backups.', result: 'Data-flow sketch, asset list in the CMMC categories', roles: ['securityLead'] },
    { days: [4, 4], act: 'Lay the ISO scope over it', text: 'With the statement of applicability; list excluded controls and sites.', result: 'Overlap and gap page', roles: ['securityLead'] },
    { days: [5, 5], act: 'Ask the providers', text: 'Cloud, email, backup, IT support: evidence for FedRAMP and a matrix of responsibilities.', result: 'Provider table: keep, move or stop', roles: ['itAdministrator'] },
    { days: [6, 6], act: 'List the encryption', text: 'Module, version, certificate number, FIPS 140-3 or historical.', result: 'FIPS table', roles: ['itAdministrator'] },
    { days: [7, 7], act: 'Mark the heaviest requirements', text: 'The {fivesAndThrees} requirements of 5 and 3 points and the six exclusions, against evidence.', result: 'First honest score, not posted', roles: ['securityLead', 'itAdministrator'] },
    { days: [8, 8], act: 'Start the system security plan', text: 'From scope, statement of applicability and diagrams; an enclave, yes or no.', result: 'Plan skeleton, proposed boundary', roles: ['securityLead'] },
    { days: [9, 9], act: 'Drill the 72 hours on paper', text: 'Ask DC3 whether the report needs a certificate. Apply for NCAGE, PIEE and roles in SPRS, for SAM.gov only if you bid yourself or the prime asks. Name the Affirming Official.', result: 'Contact sheet, applications sent', roles: ['managingDirector'] },
    { days: [10, 10], act: 'Decide on boundary, budget and dates', text: 'Enclave, budget, the order 5, 3, 1 and dates. Answer the prime with what is true today; affirm nothing yet.', result: 'Plan of action, reply letter', roles: ['managingDirector'] },
  ],
  sources: [
    { document: 'cfr-32-170', gives: 'Weights, open-item rules, Level 1 numbers, scope, affirmation' },
    { document: 'assessment-methodology', gives: 'Weights, compared row by row' },
    { document: 'sp-800-171', gives: 'Requirements, objectives and their mapping to SP 800-53' },
    { document: 'sp-800-53-iso', gives: 'From SP 800-53 to ISO/IEC 27001:2013' },
    { document: 'iso-27002-annex', gives: 'From the numbers of 2013 to those of 2022' },
    { document: 'olir-27001', gives: 'From SP 800-53 to ISO/IEC 27001:2022' },
  ],
  checked: '2026-11-23',
  groups: [accessControl, awarenessAndTraining, auditAndAccountability, configurationManagement, identificationAndAuthentication, incidentResponse, maintenance, mediaProtection, personnelSecurity, physicalProtection, riskAssessment, securityAssessment, systemAndCommunicationsProtection, systemAndInformationIntegrity],
};
