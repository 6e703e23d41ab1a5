import { aqapChapters } from '../aqap-chapters';
import type { ClauseGroup } from '../types';

/** Section 5.3 of AQAP 2110; of three subsections only the headings were read, so their rows are unknown. */
export const support: ClauseGroup = {
  ...aqapChapters.support,
  rows: [
    { id: 'row-14', targetClause: '5.3.1', sourceClause: '7.1.3', need: 'We read only the heading “Infrastructure”. Read 5.3.1 in the copy your contract cites.', state: 'unknown', record: null, roles: ['productionLead'], effort: 'S', certainty: 'open', headingIn: ['aqap-dnv'] },
    {
      id: 'row-15',
      targetClause: '5.3.2',
      sourceClause: '7.1.5',
      need: 'Measuring is managed by ISO 10012:2003: metrology function, confirmed instruments, controlled measuring processes, uncertainty.',
      state: 'extend',
      record: 'ISO 10012 gap list, confirmation records, intervals',
      roles: ['inspector'],
      effort: 'M',
      certainty: 'verified',
      sources: ['aqap-dnv'],
    },
    { id: 'row-16', targetClause: '5.3.2', sourceClause: '7.1.5.2', need: 'Instrument found faulty: judge all it accepted, deliveries included, and inform the buyer.', state: 'extend', record: 'Impact assessment and notice', roles: ['inspector', 'qualityManager'], effort: 'S', certainty: 'common-practice' },
    { id: 'row-17', targetClause: '5.3.3', sourceClause: '7.2', need: 'We read only the heading “Competence”. Read 5.3.3 in that copy.', state: 'unknown', record: null, roles: ['qualityManager'], effort: 'S', certainty: 'open', headingIn: ['aqap-dnv'] },
    { id: 'row-18', targetClause: '5.3.4', sourceClause: '7.3', need: 'We read only the heading “Awareness”. Read 5.3.4 in that copy.', state: 'unknown', record: null, roles: ['qualityManager'], effort: 'S', certainty: 'open', headingIn: ['aqap-dnv'] },
    {
      id: 'row-19',
      targetClause: '5.3.5',
      sourceClause: '7.5',
      need: 'Contract records stay retrievable for the agreed time, suppliers’ records too, and open to the buyer.',
      state: 'extend',
      record: 'Retention table; timed retrieval of one serial number',
      roles: ['qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
      headingIn: ['aqap-dnv'],
    },
    { id: 'row-20', targetClause: '5.3', sourceClause: '7.1.1–7.1.2, 7.1.4, 7.1.6, 7.4', need: 'People, work environment, organizational knowledge and communication carry over.', state: 'reuse', record: 'Existing ISO 9001 records', roles: ['qualityManager'], effort: 'S', certainty: 'common-practice' },
  ],
};
