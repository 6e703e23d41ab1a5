import type { PageTable, RequirementTable } from '../types';
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

/** All 110 requirements of CMMC Level 2 for a company that holds ISO/IEC 27001:2022. */
export const iso27001ToCmmc: PageTable<RequirementTable> = {
  kind: 'requirements',
  slug: 'iso-27001-to-cmmc',
  title: 'ISO/IEC 27001 to CMMC Level 2',
  source: { certification: 'iso27001', name: 'ISO/IEC 27001', edition: 'ISO/IEC 27001:2022' },
  target: { certification: 'cmmc', name: 'CMMC Level 2', edition: 'NIST SP 800-171 Revision 2, as CMMC Level 2 uses it' },
  meta: { title: 'ISO 27001 to CMMC Level 2: all 110 rows', description: 'You hold ISO/IEC 27001 and a US prime asks for CMMC Level 2: for each of 110 requirements what carries over, what grows, what is new, its points and its record.' },
  cardFact: '110 requirements, with points and open-item rules',
  result: 'Of {rows} requirements, {reuse} reuse a record that you already keep, {extend} extend such a record and {new} are new. {work} of them, worth {workPoints} of {points} points, need work.',
  basis: [
    'Weights, open-item rules and objective counts come from US rules and NIST publications, and we checked them by script. The ISO numbers follow NIST’s own mapping where there is one. Elsewhere they are ours and marked. Reuse does not mean that a requirement is met: an assessor decides each of {objectives} objectives on evidence.',
    '{fact:cmmc-now} {fact:cmmc-prime-certificate}',
  ],
  notCovered: [
    { title: 'A CMMC status', text: '32 CFR 170.20 recognizes no equivalence for ISO/IEC 27001.' },
    { title: 'The scope', text: 'Your scope includes every asset that holds or protects [controlled unclassified information](glossary:cui) (CUI), however low its risk.' },
    { title: 'Machines with CUI', text: 'They belong in the inventory, the network diagram and the plan. [DFARS 252.204-7012](glossary:dfars-252-204-7012) covers them.' },
    { title: 'Accepted risk', text: 'You cannot accept a risk instead of meeting a requirement. All {objectives} objectives need final evidence, and none is sampled.' },
    { title: 'Encryption', text: 'You need a [FIPS](glossary:fips-140) certificate for the version and mode of the module. [FIPS 140-2 is historical](/rules#fips-140-2).' },
    { title: 'Cloud', text: 'A cloud service needs FedRAMP Moderate or its DoD equivalent. An ISO certificate or a SOC 2 report is not enough.' },
    { title: 'Incidents', text: 'You report [to the DoD Cyber Crime Center (DC3)](/rules#cmmc-incident-path) within 72 hours. This is not the 72-hour duty of the GDPR.' },
    { title: 'Yearly affirmation', text: 'A senior official signs in the Supplier Performance Risk System ([SPRS](glossary:sprs)) and is liable under the US False Claims Act.' },
    { title: 'Documents and accounts', text: 'You need a [system security plan](glossary:ssp), a NATO supplier code ([NCAGE](glossary:ncage)), a [PIEE](glossary:piee) account and roles in SPRS. You keep the evidence for six years.' },
    { title: 'Subcontractors', text: 'Under the CMMC clause a subcontractor with CUI needs at least Level 2 (Self). Control A.5.20 does not contain this.' },
  ],
  sources: [
    { document: 'cfr-32-170', contribution: 'Weights, open-item rules, Level 1 numbers, scope, affirmation' },
    { document: 'assessment-methodology', contribution: 'Weights, compared row by row' },
    { document: 'sp-800-171', contribution: 'Requirements, objectives and their mapping to SP 800-53' },
    { document: 'sp-800-53-iso', contribution: 'From SP 800-53 to ISO/IEC 27001:2013' },
    { document: 'iso-27002-annex', contribution: 'From the numbers of 2013 to those of 2022' },
    { document: 'olir-27001', contribution: 'From SP 800-53 to ISO/IEC 27001:2022' },
  ],
  checked: '2026-11-23',
  groups: [accessControl, awarenessAndTraining, auditAndAccountability, configurationManagement, identificationAndAuthentication, incidentResponse, maintenance, mediaProtection, personnelSecurity, physicalProtection, riskAssessment, securityAssessment, systemAndCommunicationsProtection, systemAndInformationIntegrity],
};
