import { aqapChapters } from '../aqap-chapters';
import type { ClauseGroup } from '../types';

/** Sections 5.5 and 5.6 of AQAP 2110: reviews, complaints, audits, and corrective action. */
export const evaluationAndImprovement: ClauseGroup = {
  ...aqapChapters.evaluationAndImprovement,
  rows: [
    {
      id: 'row-38',
      targetClause: '5.5, 5.6',
      sourceClause: '9.1.1, 9.1.3, 9.3, 10.1, 10.3',
      need: 'Monitoring, review and improvement carry over. Tell the buyer of review actions that affect the contract.',
      state: 'extend',
      record: 'Review minutes, notice to the buyer',
      roles: ['managingDirector', 'qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
      headingIn: ['aqap-2110-cz'],
      readIn: 'its sister AQAP 2120, Edition 3',
      sources: ['svs-aqap-2120'],
    },
    {
      id: 'row-39',
      targetClause: '5.5',
      sourceClause: '9.1.2, 9.2',
      need: 'Treat problems reported by the buyer as complaints. Audit the NATO additions and the contract. Report deficiencies of internal audits unless agreed otherwise.',
      state: 'extend',
      record: 'Complaint log; audit report against AQAP 2110',
      roles: ['qualityManager', 'internalAuditor'],
      effort: 'M',
      certainty: 'common-practice',
      headingIn: ['aqap-2110-cz'],
    },
    { id: 'row-40', targetClause: '5.6', sourceClause: '10.2', need: 'Answer corrective action requests with cause, action and proof that it worked.', state: 'extend', record: 'Request, reply, verification', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice', headingIn: ['aqap-2110-cz'] },
  ],
};
