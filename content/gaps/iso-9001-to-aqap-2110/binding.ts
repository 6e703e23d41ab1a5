import { aqapChapters } from '../aqap-chapters';
import type { ClauseGroup } from '../types';

/** Chapters 1 to 3 of AQAP 2110: what the clause binds to, and the texts that it cites. */
export const binding: ClauseGroup = {
  ...aqapChapters.binding,
  rows: [
    {
      id: 'row-1',
      targetClause: 'Chapter 1',
      sourceClause: '8.2.3',
      need: 'Review the AQAP clause like any contract requirement: number, edition, tailoring. Where the two disagree, the contract wins.',
      state: 'extend',
      record: 'Contract review sheet: AQAP number, edition, tailoring, GQA clause',
      roles: ['sales', 'projectManager'],
      effort: 'S',
      certainty: 'verified',
      sources: ['en-9137', 'aqap-scopes'],
    },
    {
      id: 'row-2',
      targetClause: 'Chapter 3',
      sourceClause: '7.5.3',
      need: 'Own and control the cited texts: ISO 9001:2015, ISO 10012:2003, plus whatever the contract adds (AQAP 2105, ACMP-2100, AQAP 2210).',
      state: 'extend',
      record: 'External-document list with editions held',
      roles: ['qualityManager'],
      effort: 'S',
      certainty: 'common-practice',
      headingIn: ['aqap-dnv'],
    },
  ],
};
