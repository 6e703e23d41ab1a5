import type { ClauseGroup } from '../types';

/** Clauses 8.6 and 8.7 of AS9100D: documents at delivery, and who decides on nonconforming outputs. */
export const releaseAndNonconformity: ClauseGroup = {
  id: 'release-and-nonconformity',
  number: '8.6–8.7',
  name: 'Release and nonconforming outputs',
  rows: [
    { id: 'row-35', targetClause: '8.6', sourceClause: '8.6', need: 'All documents due with the product are there at delivery; qualification proof is kept.', state: 'extend', record: 'Delivery document checklist', roles: ['inspector'], effort: 'S', certainty: 'common-practice' },
    {
      id: 'row-36',
      targetClause: '8.7',
      sourceClause: '8.7',
      need: 'Written process: who decides, containment, customer consent for use-as-is or repair, scrap made unusable, prompt notice of escapes.',
      state: 'extend',
      record: 'Nonconformity reports, list of deciders, escape notices',
      roles: ['qualityManager'],
      effort: 'M',
      certainty: 'common-practice',
    },
  ],
};
