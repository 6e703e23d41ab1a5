import type { ClauseGroup } from '../types';

export const contextLeadershipPlanning: ClauseGroup = {
  id: 'context-leadership-planning',
  number: '4–6',
  name: 'Context, leadership and planning',
  rows: [
    { id: 'row-2', asked: '4.1–4.3', held: '4.1–4.3', need: 'Context, interested parties and scope carry over.', state: 'reuse', record: 'Scope statement, context list', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice', headingIn: ['as9100'] },
    { id: 'row-3', asked: '4.4', held: '4.4', need: 'Add customer and legal demands on the system itself; describe scope, parties, processes and responsibilities on paper.', state: 'extend', record: 'Quality manual or equal; customer clause list', roles: ['qualityManager'], effort: 'M', certainty: 'common-practice' },
    { id: 'row-4', asked: '5.1.1, 5.2', held: '5.1.1, 5.2', need: 'Leadership and quality policy carry over.', state: 'reuse', record: 'Policy; talk with the director', roles: ['managingDirector'], effort: 'S', certainty: 'common-practice' },
    { id: 'row-5', asked: '5.1.2', held: '5.1.2', need: 'Measure conformity and on-time delivery, and act when results miss the plan.', state: 'extend', record: 'Monthly figures with actions', roles: ['managingDirector'], effort: 'M', certainty: 'common-practice' },
    { id: 'row-6', asked: '5.3', held: '5.3', need: 'Appoint a management representative with oversight, independence and direct access to top management.', state: 'extend', record: 'Appointment letter', roles: ['managingDirector'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-7',
      asked: '6.1–6.3',
      held: '6.1–6.3',
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
