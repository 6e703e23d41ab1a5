import type { ClauseGroup } from '../types';

export const binding: ClauseGroup = {
  id: 'binding',
  number: '1–3',
  name: 'Binding force',
  rows: [
    {
      id: 'row-1',
      asked: 'Chapter 1',
      held: '8.2.3',
      need: 'The contract makes it binding, for all processes the contract needs; contract text prevails in a conflict.',
      state: 'new',
      record: 'Contract review sheet: 2310 or 2110, edition, tailoring',
      owners: ['Sales', 'PM'],
      effort: 'S',
      certainty: 'seen',
    },
  ],
};
