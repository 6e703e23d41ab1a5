import type { ClauseGroup } from '../types';

/** Clause 8.4 of AS9100D: responsibility for sources, verified purchases, and flow-down. */
export const externalProvision: ClauseGroup = {
  id: 'external-provision',
  number: '8.4',
  name: 'External provision',
  rows: [
    {
      id: 'row-24',
      targetClause: '8.4.1, 8.4.1.1',
      sourceClause: '8.4.1',
      need: 'You answer for every purchase, customer-named sources included; approve, register, rate and act.',
      state: 'extend',
      record: 'Provider register with status and scope; scorecards',
      roles: ['buyer'],
      effort: 'M',
      certainty: 'second-hand',
      headingIn: ['as9100'],
    },
    {
      id: 'row-25',
      targetClause: '8.4.2',
      sourceClause: '8.4.2',
      need: 'Verify purchases; test the truth of material test reports; list delegated verifications.',
      state: 'extend',
      record: 'Receiving records, material re-tests, delegation list',
      roles: ['inspector'],
      effort: 'M',
      certainty: 'common-practice',
      sources: ['as9100-dnv'],
    },
    { id: 'row-26', targetClause: '8.4.3', sourceClause: '8.4.3', need: 'Flow down drawings, special processes, change notices, counterfeit rules, safety, ethics and access.', state: 'extend', record: 'Purchase order terms', roles: ['buyer'], effort: 'M', certainty: 'second-hand' },
  ],
};
