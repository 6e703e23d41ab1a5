import type { ClauseTable, PageTable } from '../types';
import { contextLeadershipPlanning } from './context-leadership-planning';
import { evaluationAndImprovement } from './evaluation-and-improvement';
import { externalProvision } from './external-provision';
import { operationalPlanning } from './operational-planning';
import { production } from './production';
import { releaseAndNonconformity } from './release-and-nonconformity';
import { requirementsAndDesign } from './requirements-and-design';
import { scheme } from './scheme';
import { support } from './support';

/** AS9100 Revision D for a company that holds ISO 9001. */
export const iso9001ToAs9100: PageTable<ClauseTable> = {
  kind: 'clauses',
  slug: 'iso-9001-to-as9100',
  title: 'ISO 9001 to AS9100D',
  source: { certification: 'iso9001', name: 'ISO 9001', edition: 'ISO 9001:2015' },
  target: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  meta: { title: 'ISO 9001 to AS9100D: what is new, row by row', description: 'You hold ISO 9001 and an aerospace buyer asks for AS9100D: what carries over, what has to grow, what is new, the record an auditor asks for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Of {rows} rows, {reuse} carry over, {extend} extend a clause you already meet and {new} are new. The new rows are the industry’s own audit, work transfer, operational risk, configuration, product safety, counterfeit prevention and first article on a real product.',
  basis: [
    'AS9100 Revision D of {2016-09-20} contains the whole of ISO 9001:2015 and adds aviation, space and defense requirements under the same numbers, with sub-clauses of its own. EN 9100 and JISQ 9100 have the same content. You do not need an ISO 9001 certificate, and the certificate alone earns no credit: the running system earns it. Far more of ISO 9001 carries over than the reuse rows suggest: every row to extend contains the ISO requirements of its clause.',
    'The clause numbers come from public clause lists. The rest usually comes from secondary reports and auditors’ knowledge. We did not read the standard, which is sold, again. Buy it before you plan in detail.',
  ],
  notCovered: [
    { title: 'The audit of the scheme', text: 'A certification body of the industry’s scheme audits the whole system, in two stages. The audit time follows 9104-1, not the tables for ISO 9001.' },
    { title: 'Months of figures', text: 'The auditor reads months of delivery and conformity results. You cannot write them afterward.' },
    { title: 'A real product', text: 'You show first article, [key characteristics](glossary:critical-item) and configuration on one product, not in a procedure.' },
    { title: 'Approvals by customers and authorities', text: 'Approvals of special processes, for example Nadcap where a buyer asks for it, and any airworthiness approval are separate.' },
    { title: 'NATO requirements', text: 'AS9100D alone satisfies no AQAP clause on [government quality assurance](glossary:gqa): see [AS9100D to AQAP 2110 and 2310](/gaps/as9100-to-aqap-2110).' },
  ],
  steps: [
    { days: [1, 1], act: 'Ask two target buyers', text: 'Ask which standard (AS or [EN 9100](glossary:en-9100)), which scope wording and which revision of [AS9102](glossary:as9102) they expect.', result: 'Two answers in writing' },
    { days: [1, 3], act: 'Buy the standards', text: 'You need AS9100D or EN 9100, and AS9102. Choose certification bodies that the scheme lists, and ask them for dates.', result: 'Standards, and offers with dates' },
    { days: [2, 4], act: 'Start two figures', text: 'Track on-time delivery and escapes, and add the last six months where records allow.', result: 'Two series of figures' },
    { days: [3, 6], act: 'Choose one part with complete drawings', text: 'List its special requirements, critical items and key characteristics, and plan its first article.', result: 'Part file and first article plan' },
    { days: [4, 7], act: 'Walk 8.1.1 to 8.1.4 on that part', text: 'Do this with engineering, purchasing and production. Write down what exists and what does not.', result: 'Gap list of risk, configuration, safety, counterfeit' },
    { days: [6, 9], act: 'Build two registers', text: 'One lists suppliers with status, scope and special processes. The other lists measuring equipment with method, interval and due date.', result: 'Two registers' },
    { days: [10, 10], act: 'Appoint and sign', text: 'The managing director appoints the management representative, fixes scope and sites, and signs the plan.', result: 'Letter of appointment, signed plan' },
  ],
  sources: [
    { document: 'as9100', contribution: 'Title page and clause numbers, from public lists' },
    { document: 'as9100-dnv', contribution: 'Awareness, ethics and test reports' },
    { document: 'iaqg-scheme', contribution: 'Certification bodies, audit reports and the OASIS register' },
    { document: 'as9102', contribution: 'First article inspection' },
  ],
  checked: '2026-11-23',
  groups: [scheme, contextLeadershipPlanning, support, operationalPlanning, requirementsAndDesign, externalProvision, production, releaseAndNonconformity, evaluationAndImprovement],
};
