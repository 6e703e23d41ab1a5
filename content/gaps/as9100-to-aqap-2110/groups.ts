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
        held: '8.2.2–8.2.3',
        need: 'Review the AQAP clause like any contract requirement: number, edition, tailoring. The contract prevails. Ask whether AQAP 2310 is accepted instead.',
        state: 'extend',
        record: 'Review sheet',
        roles: ['sales', 'projectManager'],
        effort: 'S',
        certainty: 'seen',
        sources: ['en-9137', 'aqap-scopes'],
      },
    ],
  },
  {
    ...aqapChapters.systemAndAccess,
    rows: [
      { id: 'row-2', asked: '4.1', held: '4–10', need: 'The requirements of ISO 9001:2015 apply, and AS9100D contains them; compare the certificate’s scope with product and sites.', state: 'reuse', record: 'OASIS entry', roles: ['qualityManager'], effort: 'S', certainty: 'seen', sources: ['aqap-2110-cz', 'aqap-dnv'] },
      { id: 'row-3', asked: '4.2', ...duties.systemOpenToRefusal, certainty: 'known', readIn: 'its sister AQAP 2120, Edition 3', sources: ['svs-aqap-2120'], headingIn: ['aqap-2110-cz', 'aqap-dnv'] },
      { id: 'row-4', asked: '4.3', ...duties.siteAccess, certainty: 'reports', headingIn: ['aqap-2110-cz', 'aqap-dnv'] },
      { id: 'row-5', asked: '4.3', ...duties.providerAccess, certainty: 'reports', headingIn: ['aqap-2110-cz', 'aqap-dnv'] },
      { id: 'row-6', asked: '4.3', ...duties.witnessedTests, certainty: 'reports' },
      { id: 'row-7', asked: '4.3', ...duties.visitSupport, certainty: 'reports' },
    ],
  },
  {
    ...aqapChapters.leadershipAndPlanning,
    rows: [
      { id: 'row-8', asked: '5.1.1', ...duties.representative, certainty: 'reports', headingIn: ['aqap-dnv'] },
      { id: 'row-9', asked: '5.2.1', ...duties.contractRisk, certainty: 'reports', headingIn: ['aqap-dnv'] },
      { id: 'row-10', asked: '5.2.1', ...duties.riskPlanOpenToRefusal, certainty: 'reports' },
    ],
  },
  {
    ...aqapChapters.support,
    rows: [
      { id: 'row-11', asked: '5.3.2', ...duties.measurement, certainty: 'seen', sources: ['aqap-dnv'] },
      { id: 'row-12', asked: '5.3.2', ...duties.faultyInstrument, certainty: 'known' },
      {
        id: 'row-13',
        asked: '5.3.1, 5.3.3, 5.3.4',
        held: '7.1.3, 7.2, 7.3',
        need: 'Infrastructure, competence and awareness have headings of their own. We read those headings, not what stands below them: read them in the copy your contract cites.',
        state: 'unknown',
        record: null,
        roles: ['qualityManager'],
        effort: 'S',
        certainty: 'open',
        headingIn: ['aqap-dnv'],
      },
      { id: 'row-14', asked: '5.3.5', ...duties.records, certainty: 'known', headingIn: ['aqap-dnv'] },
    ],
  },
  {
    ...aqapChapters.operation,
    rows: [
      { id: 'row-15', asked: '5.4.1', ...duties.qualityPlan, certainty: 'reports', readIn: 'its sister AQAP 2120, Edition 3', sources: ['svs-aqap-2120'], headingIn: ['aqap-dnv'] },
      { id: 'row-16', asked: '5.4.1', ...duties.requirementMatrix, certainty: 'reports' },
      { id: 'row-17', asked: '5.4', ...duties.configuration, certainty: 'reports' },
      { id: 'row-18', asked: '5.4', ...duties.contactWithGqar, certainty: 'known', readIn: 'AQAP 2310, Edition A (2013)', sources: ['aqap-2310-a'] },
      { id: 'row-19', asked: '5.4', held: '8.3', need: 'Design control carries over. Build to print: give the reason why 8.3 is not applicable.', state: 'reuse', record: 'Design file, or scope with the reason', roles: ['headOfEngineering'], effort: 'S', certainty: 'known' },
      { id: 'row-20', asked: '5.4', ...duties.providerRisk, certainty: 'known' },
      { id: 'row-21', asked: '5.4', ...duties.flowDown, certainty: 'known', sources: ['en-9137'] },
      { id: 'row-22', asked: '5.4', ...duties.counterfeit, certainty: 'known' },
      { id: 'row-23', asked: '5.4', ...duties.production, certainty: 'known' },
      { id: 'row-24', asked: '5.4', ...duties.traceability, certainty: 'known' },
      { id: 'row-25', asked: '5.4', ...duties.acquirerProperty, certainty: 'known' },
      { id: 'row-26', asked: '5.4', ...duties.preservation, certainty: 'known' },
      { id: 'row-27', asked: '5.4', ...duties.certificateOfConformity, certainty: 'seen', readIn: 'a page of 2010 on former editions', sources: ['uk-aof-coc'] },
      { id: 'row-28', asked: '5.4', ...duties.nonconformity, certainty: 'known' },
    ],
  },
  {
    ...aqapChapters.evaluationAndImprovement,
    rows: [
      { id: 'row-29', asked: '5.5', ...duties.audit, certainty: 'known', headingIn: ['aqap-2110-cz'] },
      {
        id: 'row-30',
        asked: '5.5, 5.6',
        held: '9.3, 10.2',
        need: 'Tell the buyer side of review actions that affect the contract; answer its corrective action requests.',
        state: 'extend',
        record: 'Minutes, notice, replies',
        roles: ['qualityManager'],
        effort: 'S',
        certainty: 'known',
        readIn: 'its sister AQAP 2120, Edition 3',
        sources: ['svs-aqap-2120'],
        headingIn: ['aqap-2110-cz'],
      },
    ],
  },
];
