import type { ClauseGroup } from '../types';

/** What the certification scheme adds to the standard; it is not a clause and has no number. */
export const scheme: ClauseGroup = {
  id: 'scheme',
  number: null,
  name: 'Certification scheme',
  rows: [
    {
      id: 'row-1',
      targetClause: '9104-1, 9101, OASIS',
      sourceClause: 'ISO/IEC 17021-1',
      need: 'A certification body of the industry scheme issues the certificate, reports it on the scheme’s forms and lists it in OASIS, which you maintain.',
      state: 'new',
      record: 'Audit contract, OASIS entry, named administrator',
      roles: ['managingDirector', 'qualityManager'],
      effort: 'S',
      certainty: 'verified',
      sources: ['iaqg-scheme'],
    },
  ],
};
