import type { ClauseGroup } from '../types';

/** Clause 7 of AS9100D: measuring equipment, awareness, and documents. */
export const support: ClauseGroup = {
  id: 'support',
  number: '7',
  name: 'Support',
  rows: [
    {
      id: 'row-8',
      targetClause: '7.1.1–7.1.4, 7.1.6, 7.2, 7.4',
      sourceClause: '7.1.1–7.1.4, 7.1.6, 7.2, 7.4',
      need: 'People, infrastructure, environment, knowledge, competence and communication carry over; a note advises regular competence review.',
      state: 'reuse',
      record: 'Existing ISO 9001 records',
      roles: ['qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
    },
    { id: 'row-9', targetClause: '7.1.5.2', sourceClause: '7.1.5.2', need: 'Keep a register of measuring equipment with method, interval and criteria, and recall what is due.', state: 'extend', record: 'Register, recall list, room conditions', roles: ['inspector'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-10',
      targetClause: '7.3',
      sourceClause: '7.3',
      need: 'Staff know their part in conformity and product safety, changes that concern them, and what ethical conduct means.',
      state: 'extend',
      record: 'Briefing records; shop-floor interviews',
      roles: ['qualityManager'],
      effort: 'S',
      certainty: 'verified',
      sources: ['as9100-dnv'],
    },
    { id: 'row-11', targetClause: '7.5.2–7.5.3', sourceClause: '7.5.2–7.5.3', need: 'Define who approves documents, protect electronic data, keep obsolete copies from use.', state: 'extend', record: 'Approval matrix, backup proof', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice' },
  ],
};
