import type { ClauseGroup } from '../types';

export const binding: ClauseGroup = {
  id: 'binding',
  number: '1–3',
  name: 'Binding force and references',
  rows: [
    {
      id: 'row-1',
      asked: 'Chapter 1',
      held: '4.3, 8.2.3',
      need: 'The contract makes it binding, for every process the contract needs. Where contract and publication disagree, the contract wins.',
      state: 'new',
      record: 'Contract review sheet: AQAP number, edition, tailoring, GQA clause',
      owners: ['Sales', 'PM'],
      effort: 'S',
      certainty: 'seen',
      sources: ['en-9137'],
    },
    {
      id: 'row-2',
      asked: 'Chapter 3',
      held: '7.5.3',
      need: 'Own and control the cited texts: ISO 9001:2015, ISO 10012:2003, plus whatever the contract adds (AQAP 2105, ACMP-2100, AQAP 2210).',
      state: 'extend',
      record: 'External-document list with editions held',
      owners: ['QM'],
      effort: 'S',
      certainty: 'known',
      headingIn: ['aqap-dnv'],
    },
  ],
};
