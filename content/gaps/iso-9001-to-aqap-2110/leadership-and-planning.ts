import { aqapChapters } from '../aqap-chapters';
import type { ClauseGroup } from '../types';

/** Sections 5.1 and 5.2 of AQAP 2110: the manager for contract quality, and risk management. */
export const leadershipAndPlanning: ClauseGroup = {
  ...aqapChapters.leadershipAndPlanning,
  rows: [
    {
      id: 'row-10',
      targetClause: '5.1, 5.2',
      sourceClause: '5.1–5.2, 6.2–6.3',
      need: 'Leadership, quality policy, objectives and planned change carry over.',
      state: 'reuse',
      record: 'Policy, objectives with figures, minutes; talk with the director',
      roles: ['managingDirector'],
      effort: 'S',
      certainty: 'common-practice',
    },
    {
      id: 'row-11',
      targetClause: '5.1.1',
      sourceClause: '5.3',
      need: 'Name one manager with authority for contract quality and GQA contact, free to reach top management.',
      state: 'extend',
      record: 'Appointment letter with power to stop a release',
      roles: ['managingDirector'],
      effort: 'S',
      certainty: 'second-hand',
      headingIn: ['aqap-dnv'],
    },
    {
      id: 'row-12',
      targetClause: '5.2.1',
      sourceClause: '6.1',
      need: 'Run documented risk management on the contract, from bid to delivery, suppliers included.',
      state: 'extend',
      record: 'Contract risk register: owners, dates, closed actions',
      roles: ['projectManager'],
      effort: 'M',
      certainty: 'second-hand',
      headingIn: ['aqap-dnv'],
    },
    { id: 'row-13', targetClause: '5.2.1', sourceClause: null, need: 'Write a risk management plan; the buyer may read it and may refuse it or its revisions.', state: 'new', record: 'Plan with revision history and replies', roles: ['projectManager', 'qualityManager'], effort: 'M', certainty: 'second-hand' },
  ],
};
