import type { ClauseGroup } from '../types';

export const requirementsAndDesign: ClauseGroup = {
  id: 'requirements-and-design',
  number: '8.2–8.3',
  name: 'Requirements and design',
  rows: [
    { id: 'row-18', asked: '8.2.1, 8.2.4', held: '8.2.1, 8.2.4', need: 'Customer communication and changed requirements carry over.', state: 'reuse', record: 'Order file', roles: ['sales'], effort: 'S', certainty: 'common-practice', headingIn: ['as9100'] },
    { id: 'row-19', asked: '8.2.2–8.2.3', held: '8.2.2–8.2.3', need: 'Find special requirements and operational risks before accepting; negotiate what cannot be met.', state: 'extend', record: 'Review signed by the functions concerned', roles: ['sales', 'projectManager'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-20',
      asked: '8.3.1–8.3.4',
      held: '8.3.1–8.3.4',
      need: 'Design is staged; reviews release the next stage; inputs consider obsolescence and the user’s ability to inspect and maintain.',
      state: 'extend',
      record: 'Design plan, inputs, minutes with release decision',
      roles: ['headOfEngineering'],
      effort: 'M',
      certainty: 'common-practice',
    },
    {
      id: 'row-21',
      asked: '8.3.4.1',
      held: '8.3.4',
      need: 'Verification and validation exist in 8.3.4; where tests are used, plan and document them: configuration, procedure, criteria, results.',
      state: 'extend',
      record: 'Test plan, report, configuration record',
      roles: ['headOfEngineering'],
      effort: 'M',
      certainty: 'common-practice',
      headingIn: ['as9100'],
    },
    { id: 'row-22', asked: '8.3.5', held: '8.3.5', need: 'Outputs name critical items and key characteristics and hold all data needed to make, check and maintain.', state: 'extend', record: 'Key characteristics list, data package', roles: ['headOfEngineering'], effort: 'M', certainty: 'common-practice' },
    { id: 'row-23', asked: '8.3.6', held: '8.3.6', need: 'Rule when a design change needs notice to the customer before it is used.', state: 'extend', record: 'Change form with customer decision', roles: ['headOfEngineering'], effort: 'S', certainty: 'common-practice' },
  ],
};
