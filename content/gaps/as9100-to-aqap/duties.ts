import type { ClauseRow } from '../types';

/** What stays the same of a row whichever of the two AQAPs is cited. */
type Duty = Pick<ClauseRow, 'held' | 'need' | 'state' | 'record' | 'roles' | 'effort'>;

/** Duties that AQAP 2110 and AQAP 2310 both lay on a company with an AS9100D system. */
export const duties = {
  systemOpenToRefusal: { held: '4.4', need: 'The buyer side may refuse the system for this contract; keep proof ready that it conforms and works.', state: 'extend', record: 'Evidence folder', roles: ['qualityManager'], effort: 'S' },
  siteAccess: { held: null, need: 'Admit the GQAR to your own site; AS9100D provides for access at providers, not for a state representative on your premises.', state: 'new', record: 'Access rule, security procedure, named host', roles: ['managingDirector', 'qualityManager'], effort: 'S' },
  providerAccess: { held: '8.4.3', need: 'Extend the existing access clause at providers to the GQAR, beside customer and authority.', state: 'extend', record: 'Revised purchase order terms', roles: ['buyer'], effort: 'S' },
  witnessedTests: { held: '8.6', need: 'Let the GQAR judge the system, check the product and attend tests; agree witness points and notice times.', state: 'new', record: 'Inspection plan with witness points, visit log', roles: ['qualityManager', 'inspector'], effort: 'S' },
  visitSupport: { held: '7.1.3', need: 'Provide a room, equipment with operator, communications and copies of documents.', state: 'new', record: 'GQAR support sheet', roles: ['qualityManager', 'office'], effort: 'S' },
  representative: { held: '5.3', need: 'The management representative exists; add authority for contact with the GQAR, and a deputy, to the letter.', state: 'extend', record: 'Amended appointment letter', roles: ['managingDirector'], effort: 'S' },
  contractRisk: { held: '6.1, 8.1.1', need: 'The operational risk process carries over; start it at contract review, include providers and put it into a written plan for the contract.', state: 'extend', record: 'Risk plan and register for the contract', roles: ['projectManager'], effort: 'M' },
  riskPlanOpenToRefusal: { held: null, need: 'Give the buyer side a version of the risk plan that may leave the company; the buyer side may refuse it.', state: 'new', record: 'Transmittal and reply', roles: ['projectManager'], effort: 'S' },
  measurement: { held: '7.1.5', need: 'The equipment register exists; add measurement management by ISO 10012: confirmation, measuring processes, uncertainty where it decides.', state: 'extend', record: 'ISO 10012 gap list, confirmations', roles: ['inspector'], effort: 'M' },
  faultyInstrument: { held: '7.1.5.2, 8.7', need: 'Instrument found faulty: add the buyer side to the notice.', state: 'extend', record: 'Impact assessment and notice', roles: ['inspector', 'qualityManager'], effort: 'S' },
  records: { held: '7.5.3, 8.4.3', need: 'Keep the contract’s records for its period, providers’ records too, and open to GQAR and acquirer.', state: 'extend', record: 'Retention table per contract', roles: ['qualityManager'], effort: 'S' },
  qualityPlan: { held: '8.1', need: 'Write the contract quality plan by reference to existing procedures; submit it before work starts and answer comments.', state: 'new', record: 'Plan, submission date, reply', roles: ['qualityManager', 'projectManager'], effort: 'L' },
  requirementMatrix: { held: '8.2.3', need: 'Trace each contract requirement to the place and the evidence that satisfy it.', state: 'new', record: 'Requirement matrix', roles: ['projectManager'], effort: 'M' },
  configuration: { held: '8.1.2', need: 'The configuration process carries over; add a plan the buyer can read, status accounting and audits, to ACMP-2100 if cited.', state: 'extend', record: 'Configuration plan, baseline list, status report', roles: ['headOfEngineering'], effort: 'M' },
  contactWithGqar: { held: '8.2.1', need: 'Open channels to GQAR and acquirer; announce organizational changes that affect system or product quality.', state: 'extend', record: 'Contact matrix, change notices', roles: ['projectManager'], effort: 'S' },
  providerRisk: { held: '8.4.1–8.4.2', need: 'Mark providers by contract risk; give copies of orders on request; report orders that carry risk and rejected items.', state: 'extend', record: 'Order list with risk flags; notices', roles: ['buyer'], effort: 'M' },
  flowDown: { held: '8.4.3', need: 'Add AQAP wording and the GQA notice to the existing flow-down.', state: 'extend', record: 'Three sample orders', roles: ['buyer'], effort: 'S' },
  counterfeit: { held: '8.1.4', need: 'Counterfeit prevention carries over; check national rules that the contract cites.', state: 'reuse', record: 'Source list, quarantine log', roles: ['buyer'], effort: 'S' },
  production: { held: '8.5.1–8.5.1.3', need: 'Controlled production, tooling, special processes and first article carry over.', state: 'reuse', record: 'First article report, approvals', roles: ['productionLead'], effort: 'S' },
  traceability: { held: '8.5.2', need: 'Identification and traceability carry over, to the depth the contract sets.', state: 'reuse', record: 'One unit traced both ways', roles: ['productionLead'], effort: 'S' },
  acquirerProperty: { held: '8.5.3', need: 'Report loss, damage or unsuitability of acquirer property to the GQAR too.', state: 'extend', record: 'Property list, reports', roles: ['stores'], effort: 'S' },
  preservation: { held: '8.5.4–8.5.6', need: 'Preservation, post-delivery work and change control carry over; military packing if ordered.', state: 'reuse', record: 'Storage audit, packing record, change approvals', roles: ['stores', 'productionLead'], effort: 'S' },
  certificateOfConformity: { held: '8.6', need: 'Send the acquirer a signed certificate of conformity with the goods: in the contract’s form, with the concessions named.', state: 'new', record: 'Certificate of conformity', roles: ['qualityManager'], effort: 'S' },
  nonconformity: { held: '8.7', need: 'Add the GQAR to nonconformity notices; repair, use-as-is, deviation permits and concessions need the acquirer’s consent.', state: 'extend', record: 'Nonconformity log with notices, concession forms', roles: ['qualityManager'], effort: 'M' },
  audit: { held: '9.1.2, 9.2', need: 'Treat GQAR reports as complaints; add the NATO requirements to the audit program; report deficiencies of internal audits.', state: 'extend', record: 'Complaint log; audit report with the NATO requirements', roles: ['qualityManager', 'internalAuditor'], effort: 'S' },
} satisfies Record<string, Duty>;
