import type { ClauseGroup } from '../types';

export const scheme: ClauseGroup = {
  id: 'scheme',
  number: null,
  name: 'Certification scheme',
  rows: [
    {
      id: 'row-1',
      targetClause: '9104-1, 9101, OASIS',
      sourceClause: 'ISO/IEC 17021-1',
      need: 'Certificate comes from a body inside the industry scheme, is reported on its forms and is listed in OASIS, which you maintain.',
      state: 'new',
      record: 'Audit contract, OASIS entry, named administrator',
      roles: ['managingDirector', 'qualityManager'],
      effort: 'S',
      certainty: 'verified',
      sources: ['iaqg-scheme'],
    },
  ],
};
