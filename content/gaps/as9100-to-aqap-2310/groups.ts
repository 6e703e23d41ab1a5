import { aqapChapters } from '../aqap-chapters';
import { duties } from '../as9100-to-aqap/duties';
import type { ClauseGroup } from '../types';

/** Rows by chapter: the duties that both AQAPs share, each at its place, and those of this one alone. */
export const groups: readonly ClauseGroup[] = [
  {
    ...aqapChapters.binding,
    rows: [
      {
        id: 'row-1',
        asked: 'Chapter 1',
        held: '8.2.3',
        need: 'The contract makes it binding, for all processes the contract needs; contract text prevails in a conflict.',
        state: 'new',
        record: 'Contract review sheet: 2310 or 2110, edition, tailoring',
        roles: ['sales', 'projectManager'],
        effort: 'S',
        certainty: 'seen',
        readIn: 'Edition A (2013)',
        sources: ['aqap-scopes'],
      },
    ],
  },
  {
    ...aqapChapters.systemAndAccess,
    rows: [
      { id: 'row-2', asked: '4.1', held: '4–10', need: 'AS/EN 9100:2016, as AQAP 2310 names it, applies by reference; a running AS9100D system counts in full.', state: 'reuse', record: 'OASIS entry, last audit report', roles: ['qualityManager'], effort: 'S', certainty: 'seen', sources: ['aqap-2310-cz'] },
      { id: 'row-3', asked: '4.2', ...duties.systemOpenToRefusal, certainty: 'known', headingIn: ['aqap-2310-cz'] },
      { id: 'row-4', asked: '4.3', ...duties.siteAccess, certainty: 'reports', headingIn: ['aqap-2310-cz'] },
      { id: 'row-5', asked: '4.3', ...duties.providerAccess, certainty: 'reports', headingIn: ['aqap-2310-cz'] },
      { id: 'row-6', asked: '4.3', ...duties.witnessedTests, certainty: 'known' },
      { id: 'row-7', asked: '4.3', ...duties.visitSupport, certainty: 'reports', headingIn: ['aqap-2310-cz'] },
    ],
  },
  {
    ...aqapChapters.leadershipAndPlanning,
    rows: [
      { id: 'row-8', asked: '5.1', held: '5.1–5.2', need: 'Leadership, customer focus and policy carry over.', state: 'reuse', record: 'Policy, delivery figures', roles: ['managingDirector'], effort: 'S', certainty: 'known', headingIn: ['aqap-2310-cz'] },
      { id: 'row-9', asked: '5.1', ...duties.representative, certainty: 'known', headingIn: ['aqap-2310-cz'] },
      { id: 'row-10', asked: '5.2', ...duties.contractRisk, certainty: 'known', headingIn: ['aqap-2310-cz'] },
      { id: 'row-11', asked: '5.2', ...duties.riskPlanOpenToRefusal, certainty: 'known' },
    ],
  },
  {
    ...aqapChapters.support,
    rows: [
      { id: 'row-12', asked: '5.3', ...duties.measurement, held: '7.1.5.2', certainty: 'known', headingIn: ['aqap-dnv'] },
      { id: 'row-13', asked: '5.3', ...duties.faultyInstrument, held: '7.1.5.2', certainty: 'known' },
      {
        id: 'row-14',
        asked: '5.3',
        held: '7.1, 7.2–7.4',
        need: 'Resources, competence, awareness and communication: we read the title of the chapter, not its additions. Read 5.3 in the copy your contract cites.',
        state: 'unknown',
        record: null,
        roles: ['qualityManager'],
        effort: 'S',
        certainty: 'open',
        headingIn: ['aqap-2310-cz'],
      },
      { id: 'row-15', asked: '5.3', ...duties.records, held: '7.5', certainty: 'known' },
    ],
  },
  {
    ...aqapChapters.operation,
    rows: [
      { id: 'row-16', asked: '5.4', ...duties.qualityPlan, certainty: 'known' },
      { id: 'row-17', asked: '5.4', ...duties.requirementMatrix, certainty: 'known' },
      { id: 'row-18', asked: '5.4', ...duties.configuration, need: 'The configuration process carries over; put it into a plan the buyer can read, to ACMP-2100 if cited.', certainty: 'seen', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-19', asked: '5.4', held: '8.1.3', need: 'Product safety carries over.', state: 'reuse', record: 'Hazard assessment', roles: ['headOfEngineering'], effort: 'S', certainty: 'known' },
      { id: 'row-20', asked: '5.4', ...duties.counterfeit, certainty: 'known' },
      { id: 'row-21', asked: '5.4', held: '8.1', need: 'Control of work transfers carries over.', state: 'reuse', record: 'Transfer plan', roles: ['productionLead'], effort: 'S', certainty: 'seen', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-22', asked: '5.4', ...duties.contactWithGqar, certainty: 'seen', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-23', asked: '5.4', held: '8.2.2–8.2.3', need: 'Determining and reviewing requirements carry over.', state: 'reuse', record: 'Contract review', roles: ['sales', 'projectManager'], effort: 'S', certainty: 'seen', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-24', asked: '5.4', held: '8.3', need: 'Design and development carries over, tests included.', state: 'reuse', record: 'Design file', roles: ['headOfEngineering'], effort: 'S', certainty: 'seen', readIn: 'Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-25', asked: '5.4', ...duties.providerRisk, certainty: 'known' },
      { id: 'row-26', asked: '5.4', ...duties.flowDown, certainty: 'known', sources: ['en-9137'] },
      { id: 'row-27', asked: '5.4', ...duties.production, certainty: 'known' },
      { id: 'row-28', asked: '5.4', ...duties.traceability, certainty: 'known' },
      { id: 'row-29', asked: '5.4', ...duties.acquirerProperty, certainty: 'known' },
      { id: 'row-30', asked: '5.4', ...duties.preservation, certainty: 'known' },
      { id: 'row-31', asked: '5.4', ...duties.certificateOfConformity, certainty: 'known', sources: ['uk-aof-coc'] },
      { id: 'row-32', asked: '5.4', ...duties.nonconformity, certainty: 'known' },
    ],
  },
  {
    ...aqapChapters.evaluationAndImprovement,
    rows: [
      { id: 'row-34', asked: '5.5', ...duties.audit, certainty: 'known', headingIn: ['aqap-2310-cz'] },
      {
        id: 'row-35',
        asked: '5.5, 5.6',
        held: '9.1, 9.3, 10.1, 10.3',
        need: 'Monitoring, review and improvement carry over; tell the buyer side of review actions that affect the contract.',
        state: 'extend',
        record: 'Review minutes, notice to the buyer side',
        roles: ['managingDirector', 'qualityManager'],
        effort: 'S',
        certainty: 'known',
        readIn: 'its sister AQAP 2120, Edition 3',
        sources: ['svs-aqap-2120'],
        headingIn: ['aqap-2310-cz'],
      },
      { id: 'row-36', asked: '5.6', held: '10.2', need: 'Answer corrective action requests of the buyer side.', state: 'extend', record: 'Request, reply, verification', roles: ['qualityManager'], effort: 'S', certainty: 'known', headingIn: ['aqap-2310-cz'] },
    ],
  },
];
