import type { ClauseGroup } from '../types';

/** Clauses 9 and 10 of AS9100D: what to evaluate, human factors, and actions at suppliers. */
export const evaluationAndImprovement: ClauseGroup = {
  id: 'evaluation-and-improvement',
  number: '9–10',
  name: 'Evaluation and improvement',
  rows: [
    {
      id: 'row-37',
      targetClause: '9.1.1, 9.1.3, 9.2',
      sourceClause: '9.1.1, 9.1.3, 9.2',
      need: 'Monitoring, analysis and internal audit carry over; the audit program takes in the additions.',
      state: 'reuse',
      record: 'Audit program and report',
      roles: ['internalAuditor'],
      effort: 'S',
      certainty: 'common-practice',
      headingIn: ['as9100'],
    },
    {
      id: 'row-38',
      targetClause: '9.1.2, 9.3',
      sourceClause: '9.1.2, 9.3',
      need: 'Evaluate at least conformity, delivery, complaints and action requests; plan improvement and check its effect. The review covers these and the risks.',
      state: 'extend',
      record: 'Scorecards, minutes',
      roles: ['managingDirector', 'qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
    },
    { id: 'row-39', targetClause: '10.2', sourceClause: '10.2', need: 'Cause analysis considers human factors; actions reach the supplier at fault; late actions escalate.', state: 'extend', record: 'Corrective action file', roles: ['qualityManager'], effort: 'S', certainty: 'second-hand' },
    { id: 'row-40', targetClause: '10.1, 10.3', sourceClause: '10.1, 10.3', need: 'Improvement carries over; monitor the activities and judge their results.', state: 'extend', record: 'Improvement list with results', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice', headingIn: ['as9100'] },
  ],
};
