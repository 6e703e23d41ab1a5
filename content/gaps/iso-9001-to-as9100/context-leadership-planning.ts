import type { ClauseGroup } from '../types';

/** Clauses 4 to 6 of AS9100D: scope, the management representative, and measured delivery. */
export const contextLeadershipPlanning: ClauseGroup = {
  id: 'context-leadership-planning',
  number: '4–6',
  name: 'Context, leadership and planning',
  rows: [
    { id: 'row-2', targetClause: '4.1–4.3', sourceClause: '4.1–4.3', need: 'Context, interested parties and scope carry over.', state: 'reuse', record: 'Scope statement, context list', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice', headingIn: ['as9100'] },
    {
      id: 'row-3',
      targetClause: '4.4',
      sourceClause: '4.4',
      need: 'Add customer and legal demands on the system itself; describe scope, parties, processes and responsibilities in writing.',
      state: 'extend',
      record: 'Quality manual or equal; customer clause list',
      roles: ['qualityManager'],
      effort: 'M',
      certainty: 'common-practice',
    },
    { id: 'row-4', targetClause: '5.1.1, 5.2', sourceClause: '5.1.1, 5.2', need: 'Leadership and quality policy carry over.', state: 'reuse', record: 'Policy; talk with the director', roles: ['managingDirector'], effort: 'S', certainty: 'common-practice' },
    { id: 'row-5', targetClause: '5.1.2', sourceClause: '5.1.2', need: 'Measure conformity and on-time delivery, and act when results miss the plan.', state: 'extend', record: 'Monthly figures with actions', roles: ['managingDirector'], effort: 'M', certainty: 'common-practice' },
    { id: 'row-6', targetClause: '5.3', sourceClause: '5.3', need: 'Appoint a management representative with oversight, independence and direct access to top management.', state: 'extend', record: 'Appointment letter', roles: ['managingDirector'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-7',
      targetClause: '6.1–6.3',
      sourceClause: '6.1–6.3',
      need: 'Company risks, objectives and planned change carry over; order-level risk is 8.1.1.',
      state: 'reuse',
      record: 'Risk list, objectives, change records',
      roles: ['managingDirector', 'qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
      headingIn: ['as9100'],
    },
  ],
};
