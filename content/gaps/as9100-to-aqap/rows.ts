import { aqapChapters } from '../aqap-chapters';
import type { ClauseGroup, ClauseRow, PairedGroup, PairedRow } from '../types';

/** Fields of a row that do not depend on the AQAP. */
type Duty = Pick<ClauseRow, 'sourceClause' | 'need' | 'state' | 'record' | 'roles' | 'effort'>;

/** Requirements of both AQAPs for a company with an AS9100D system. */
const duties = {
  systemOpenToRefusal: { sourceClause: '4.4', need: 'The buyer may refuse the system for this contract; keep proof ready that it conforms and works.', state: 'extend', record: 'Evidence folder', roles: ['qualityManager'], effort: 'S' },
  siteAccess: { sourceClause: null, need: 'Admit the GQAR to your own site; AS9100D provides for access at suppliers only.', state: 'new', record: 'Access rule, security procedure, named host', roles: ['managingDirector', 'qualityManager'], effort: 'S' },
  providerAccess: { sourceClause: '8.4.3', need: 'Extend the existing access clause at suppliers to the GQAR, beside customer and authority.', state: 'extend', record: 'Revised purchase order terms', roles: ['buyer'], effort: 'S' },
  witnessedTests: { sourceClause: '8.6', need: 'Let the GQAR judge the system, check the product and attend tests; agree witness points and notice times.', state: 'new', record: 'Inspection plan with witness points, visit log', roles: ['qualityManager', 'inspector'], effort: 'S' },
  visitSupport: { sourceClause: '7.1.3', need: 'Provide a room, equipment with operator, communications and copies of documents.', state: 'new', record: 'GQAR support sheet', roles: ['qualityManager', 'office'], effort: 'S' },
  representative: { sourceClause: '5.3', need: 'The management representative exists; add authority for contact with the GQAR, and a deputy, to the letter.', state: 'extend', record: 'Amended appointment letter', roles: ['managingDirector'], effort: 'S' },
  contractRisk: { sourceClause: '6.1, 8.1.1', need: 'The operational risk process carries over; start it at contract review, include suppliers and put it into a written plan for the contract.', state: 'extend', record: 'Risk plan and register for the contract', roles: ['projectManager'], effort: 'M' },
  riskPlanOpenToRefusal: { sourceClause: null, need: 'Give the buyer a version of the risk plan that may leave the company; the buyer may refuse it.', state: 'new', record: 'Transmittal and reply', roles: ['projectManager'], effort: 'S' },
  measurement: { sourceClause: '7.1.5', need: 'The equipment register exists; add measurement management by ISO 10012: confirmation, measuring processes, uncertainty where it decides.', state: 'extend', record: 'ISO 10012 gap list, confirmations', roles: ['inspector'], effort: 'M' },
  faultyInstrument: { sourceClause: '7.1.5.2, 8.7', need: 'Instrument found faulty: add the buyer to the notice.', state: 'extend', record: 'Impact assessment and notice', roles: ['inspector', 'qualityManager'], effort: 'S' },
  records: { sourceClause: '7.5.3, 8.4.3', need: 'Keep the contract’s records for its period, suppliers’ records too, and open to GQAR and buyer.', state: 'extend', record: 'Retention table per contract', roles: ['qualityManager'], effort: 'S' },
  qualityPlan: { sourceClause: '8.1', need: 'Write the contract quality plan by reference to existing procedures; submit it before work starts and answer comments.', state: 'new', record: 'Plan, submission date, reply', roles: ['qualityManager', 'projectManager'], effort: 'L' },
  requirementMatrix: { sourceClause: '8.2.3', need: 'Trace each contract requirement to the place and the evidence that satisfy it.', state: 'new', record: 'Requirement matrix', roles: ['projectManager'], effort: 'M' },
  configuration: { sourceClause: '8.1.2', need: 'The configuration process carries over; add a plan the buyer can read, status accounting and audits, to ACMP-2100 if cited.', state: 'extend', record: 'Configuration plan, baseline list, status report', roles: ['headOfEngineering'], effort: 'M' },
  contactWithGqar: { sourceClause: '8.2.1', need: 'Open channels to GQAR and buyer; announce organizational changes that affect system or product quality.', state: 'extend', record: 'Contact matrix, change notices', roles: ['projectManager'], effort: 'S' },
  providerRisk: { sourceClause: '8.4.1–8.4.2', need: 'Mark suppliers by contract risk; give copies of orders on request; report orders that carry risk and rejected items.', state: 'extend', record: 'Order list with risk flags; notices', roles: ['buyer'], effort: 'M' },
  flowDown: { sourceClause: '8.4.3', need: 'Add AQAP wording and the GQA notice to the existing flow-down.', state: 'extend', record: 'Three sample orders', roles: ['buyer'], effort: 'S' },
  counterfeit: { sourceClause: '8.1.4', need: 'Counterfeit prevention carries over; check national rules that the contract cites.', state: 'reuse', record: 'Source list, quarantine log', roles: ['buyer'], effort: 'S' },
  production: { sourceClause: '8.5.1–8.5.1.3', need: 'Controlled production, tooling, special processes and first article carry over.', state: 'reuse', record: 'First article report, approvals', roles: ['productionLead'], effort: 'S' },
  traceability: { sourceClause: '8.5.2', need: 'Identification and traceability carry over, to the depth the contract sets.', state: 'reuse', record: 'One unit traced both ways', roles: ['productionLead'], effort: 'S' },
  acquirerProperty: { sourceClause: '8.5.3', need: 'Report loss, damage or unsuitability of the buyer’s property to the GQAR too.', state: 'extend', record: 'Property list, reports', roles: ['stores'], effort: 'S' },
  preservation: { sourceClause: '8.5.4–8.5.6', need: 'Preservation, post-delivery work and change control carry over; military packing if ordered.', state: 'reuse', record: 'Storage audit, packing record, change approvals', roles: ['stores', 'productionLead'], effort: 'S' },
  certificateOfConformity: { sourceClause: '8.6', need: 'Send the buyer a signed certificate of conformity with the goods: in the contract’s form, with the concessions named.', state: 'new', record: 'Certificate of conformity', roles: ['qualityManager'], effort: 'S' },
  nonconformity: { sourceClause: '8.7', need: 'Add the GQAR to nonconformity notices; repair, use-as-is, deviation permits and concessions need the buyer’s consent.', state: 'extend', record: 'Nonconformity log with notices, concession forms', roles: ['qualityManager'], effort: 'M' },
  audit: { sourceClause: '9.1.2, 9.2', need: 'Treat GQAR reports as complaints; add the NATO requirements to the audit program; report deficiencies of internal audits.', state: 'extend', record: 'Complaint log; audit report with the NATO requirements', roles: ['qualityManager', 'internalAuditor'], effort: 'S' },
} satisfies Record<string, Duty>;

/** Fields of a row that depend on the AQAP. */
type Place = Partial<ClauseRow> & Pick<ClauseRow, 'id' | 'targetClause' | 'certainty'>;

const both = (duty: Duty, in2110: Place, in2310: Place): PairedRow => ({ in2110: { ...duty, ...in2110 }, in2310: { ...duty, ...in2310 } });

/** Rows by chapter, with their clauses in AQAP 2110, in AQAP 2310, or in both. */
export const chapters: readonly PairedGroup[] = [
  {
    ...aqapChapters.binding,
    rows: [
      {
        in2110: {
          id: 'row-1',
          targetClause: 'Chapter 1',
          sourceClause: '8.2.2–8.2.3',
          need: 'Review the AQAP clause like any contract requirement: number, edition, tailoring. The contract prevails. Ask whether AQAP 2310 is accepted instead.',
          state: 'extend',
          record: 'Review sheet',
          roles: ['sales', 'projectManager'],
          effort: 'S',
          certainty: 'verified',
          sources: ['en-9137', 'aqap-scopes'],
        },
        in2310: {
          id: 'row-1',
          targetClause: 'Chapter 1',
          sourceClause: '8.2.3',
          need: 'The contract makes it binding, for all processes the contract needs; contract text prevails in a conflict.',
          state: 'new',
          record: 'Contract review sheet: 2310 or 2110, edition, tailoring',
          roles: ['sales', 'projectManager'],
          effort: 'S',
          certainty: 'verified',
          readIn: 'Edition A (2013)',
          sources: ['aqap-scopes'],
        },
      },
    ],
  },
  {
    ...aqapChapters.systemAndAccess,
    rows: [
      {
        in2110: {
          id: 'row-2',
          targetClause: '4.1',
          sourceClause: '4–10',
          need: 'The requirements of ISO 9001:2015 apply, and AS9100D contains them; compare the certificate’s scope with product and sites.',
          state: 'reuse',
          record: 'OASIS entry',
          roles: ['qualityManager'],
          effort: 'S',
          certainty: 'verified',
          sources: ['aqap-2110-cz', 'aqap-dnv'],
        },
        in2310: {
          id: 'row-2',
          targetClause: '4.1',
          sourceClause: '4–10',
          need: 'AS/EN 9100:2016, as AQAP 2310 names it, applies by reference; a running AS9100D system counts in full.',
          state: 'reuse',
          record: 'OASIS entry, last audit report',
          roles: ['qualityManager'],
          effort: 'S',
          certainty: 'verified',
          sources: ['aqap-2310-cz'],
        },
      },
      both(duties.systemOpenToRefusal, { id: 'row-3', targetClause: '4.2', certainty: 'common-practice', readIn: 'its sister AQAP 2120, Edition 3', sources: ['svs-aqap-2120'], headingIn: ['aqap-2110-cz', 'aqap-dnv'] }, { id: 'row-3', targetClause: '4.2', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] }),
      both(duties.siteAccess, { id: 'row-4', targetClause: '4.3', certainty: 'second-hand', headingIn: ['aqap-2110-cz', 'aqap-dnv'] }, { id: 'row-4', targetClause: '4.3', certainty: 'second-hand', headingIn: ['aqap-2310-cz'] }),
      both(duties.providerAccess, { id: 'row-5', targetClause: '4.3', certainty: 'second-hand', headingIn: ['aqap-2110-cz', 'aqap-dnv'] }, { id: 'row-5', targetClause: '4.3', certainty: 'second-hand', headingIn: ['aqap-2310-cz'] }),
      both(duties.witnessedTests, { id: 'row-6', targetClause: '4.3', certainty: 'second-hand' }, { id: 'row-6', targetClause: '4.3', certainty: 'common-practice' }),
      both(duties.visitSupport, { id: 'row-7', targetClause: '4.3', certainty: 'second-hand' }, { id: 'row-7', targetClause: '4.3', certainty: 'second-hand', headingIn: ['aqap-2310-cz'] }),
    ],
  },
  {
    ...aqapChapters.leadershipAndPlanning,
    rows: [
      { in2310: { id: 'row-8', targetClause: '5.1', sourceClause: '5.1–5.2', need: 'Leadership, customer focus and policy carry over.', state: 'reuse', record: 'Policy, delivery figures', roles: ['managingDirector'], effort: 'S', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] } },
      both(duties.representative, { id: 'row-8', targetClause: '5.1.1', certainty: 'second-hand', headingIn: ['aqap-dnv'] }, { id: 'row-9', targetClause: '5.1', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] }),
      both(duties.contractRisk, { id: 'row-9', targetClause: '5.2.1', certainty: 'second-hand', headingIn: ['aqap-dnv'] }, { id: 'row-10', targetClause: '5.2', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] }),
      both(duties.riskPlanOpenToRefusal, { id: 'row-10', targetClause: '5.2.1', certainty: 'second-hand' }, { id: 'row-11', targetClause: '5.2', certainty: 'common-practice' }),
    ],
  },
  {
    ...aqapChapters.support,
    rows: [
      both(duties.measurement, { id: 'row-11', targetClause: '5.3.2', certainty: 'verified', sources: ['aqap-dnv'] }, { id: 'row-12', targetClause: '5.3', sourceClause: '7.1.5.2', certainty: 'common-practice', headingIn: ['aqap-dnv'] }),
      both(duties.faultyInstrument, { id: 'row-12', targetClause: '5.3.2', certainty: 'common-practice' }, { id: 'row-13', targetClause: '5.3', sourceClause: '7.1.5.2', certainty: 'common-practice' }),
      {
        in2110: {
          id: 'row-13',
          targetClause: '5.3.1, 5.3.3, 5.3.4',
          sourceClause: '7.1.3, 7.2, 7.3',
          need: 'We read only the headings “Infrastructure”, “Competence” and “Awareness”. Read them in the copy your contract cites.',
          state: 'unknown',
          record: null,
          roles: ['qualityManager'],
          effort: 'S',
          certainty: 'open',
          headingIn: ['aqap-dnv'],
        },
        in2310: {
          id: 'row-14',
          targetClause: '5.3',
          sourceClause: '7.1, 7.2–7.4',
          need: 'Resources, competence, awareness and communication: we read only the title of the chapter. Read 5.3 in the copy your contract cites.',
          state: 'unknown',
          record: null,
          roles: ['qualityManager'],
          effort: 'S',
          certainty: 'open',
          headingIn: ['aqap-2310-cz'],
        },
      },
      both(duties.records, { id: 'row-14', targetClause: '5.3.5', certainty: 'common-practice', headingIn: ['aqap-dnv'] }, { id: 'row-15', targetClause: '5.3', sourceClause: '7.5', certainty: 'common-practice' }),
    ],
  },
  {
    ...aqapChapters.operation,
    rows: [
      both(duties.qualityPlan, { id: 'row-15', targetClause: '5.4.1', certainty: 'second-hand', readIn: 'its sister AQAP 2120, Edition 3', sources: ['svs-aqap-2120'], headingIn: ['aqap-dnv'] }, { id: 'row-16', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.requirementMatrix, { id: 'row-16', targetClause: '5.4.1', certainty: 'second-hand' }, { id: 'row-17', targetClause: '5.4', certainty: 'common-practice' }),
      both(
        duties.configuration,
        { id: 'row-17', targetClause: '5.4', certainty: 'second-hand' },
        { id: 'row-18', targetClause: '5.4', need: 'The configuration process carries over; put it into a plan the buyer can read, to ACMP-2100 if cited.', certainty: 'verified', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      ),
      { in2310: { id: 'row-19', targetClause: '5.4', sourceClause: '8.1.3', need: 'Product safety carries over.', state: 'reuse', record: 'Hazard assessment', roles: ['headOfEngineering'], effort: 'S', certainty: 'common-practice' } },
      both(duties.contactWithGqar, { id: 'row-18', targetClause: '5.4', certainty: 'common-practice', readIn: 'AQAP 2310, Edition A (2013)', sources: ['aqap-2310-a'] }, { id: 'row-22', targetClause: '5.4', certainty: 'verified', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] }),
      {
        in2110: { id: 'row-19', targetClause: '5.4', sourceClause: '8.3', need: 'Design control carries over. Build to print: give the reason why 8.3 is not applicable.', state: 'reuse', record: 'Design file, or scope with the reason', roles: ['headOfEngineering'], effort: 'S', certainty: 'common-practice' },
        in2310: { id: 'row-24', targetClause: '5.4', sourceClause: '8.3', need: 'Design and development carries over, tests included.', state: 'reuse', record: 'Design file', roles: ['headOfEngineering'], effort: 'S', certainty: 'verified', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      },
      both(duties.providerRisk, { id: 'row-20', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-25', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.flowDown, { id: 'row-21', targetClause: '5.4', certainty: 'common-practice', sources: ['en-9137'] }, { id: 'row-26', targetClause: '5.4', certainty: 'common-practice', sources: ['en-9137'] }),
      both(duties.counterfeit, { id: 'row-22', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-20', targetClause: '5.4', certainty: 'common-practice' }),
      { in2310: { id: 'row-21', targetClause: '5.4', sourceClause: '8.1', need: 'Control of work transfers carries over.', state: 'reuse', record: 'Transfer plan', roles: ['productionLead'], effort: 'S', certainty: 'verified', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] } },
      { in2310: { id: 'row-23', targetClause: '5.4', sourceClause: '8.2.2–8.2.3', need: 'Determining and reviewing requirements carry over.', state: 'reuse', record: 'Contract review', roles: ['sales', 'projectManager'], effort: 'S', certainty: 'verified', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] } },
      both(duties.production, { id: 'row-23', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-27', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.traceability, { id: 'row-24', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-28', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.acquirerProperty, { id: 'row-25', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-29', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.preservation, { id: 'row-26', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-30', targetClause: '5.4', certainty: 'common-practice' }),
      both(duties.certificateOfConformity, { id: 'row-27', targetClause: '5.4', certainty: 'verified', readIn: 'a page of 2010 on former editions', sources: ['uk-aof-coc'] }, { id: 'row-31', targetClause: '5.4', certainty: 'common-practice', sources: ['uk-aof-coc'] }),
      both(duties.nonconformity, { id: 'row-28', targetClause: '5.4', certainty: 'common-practice' }, { id: 'row-32', targetClause: '5.4', certainty: 'common-practice' }),
    ],
  },
  {
    ...aqapChapters.evaluationAndImprovement,
    rows: [
      both(duties.audit, { id: 'row-29', targetClause: '5.5', certainty: 'common-practice', headingIn: ['aqap-2110-cz'] }, { id: 'row-34', targetClause: '5.5', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] }),
      {
        in2110: {
          id: 'row-30',
          targetClause: '5.5, 5.6',
          sourceClause: '9.3, 10.2',
          need: 'Tell the buyer of review actions that affect the contract; answer its corrective action requests.',
          state: 'extend',
          record: 'Minutes, notice, replies',
          roles: ['qualityManager'],
          effort: 'S',
          certainty: 'common-practice',
          readIn: 'its sister AQAP 2120, Edition 3',
          sources: ['svs-aqap-2120'],
          headingIn: ['aqap-2110-cz'],
        },
        in2310: {
          id: 'row-35',
          targetClause: '5.5, 5.6',
          sourceClause: '9.1, 9.3, 10.1, 10.3',
          need: 'Monitoring, review and improvement carry over. Tell the buyer of review actions that affect the contract.',
          state: 'extend',
          record: 'Review minutes, notice to the buyer',
          roles: ['managingDirector', 'qualityManager'],
          effort: 'S',
          certainty: 'common-practice',
          readIn: 'its sister AQAP 2120, Edition 3',
          sources: ['svs-aqap-2120'],
          headingIn: ['aqap-2310-cz'],
        },
      },
      { in2310: { id: 'row-36', targetClause: '5.6', sourceClause: '10.2', need: 'Answer corrective action requests of the buyer.', state: 'extend', record: 'Request, reply, verification', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice', headingIn: ['aqap-2310-cz'] } },
    ],
  },
];

const numberOf = ({ id }: ClauseRow) => Number(id.slice('row-'.length));

/** Returns the rows of one AQAP in its order, as in its data files. */
export const groupsOf = (text: keyof PairedRow): ClauseGroup[] => chapters.map(({ rows, ...chapter }) => ({ ...chapter, rows: rows.flatMap((row) => row[text] ?? []).toSorted((a, b) => numberOf(a) - numberOf(b)) }));
