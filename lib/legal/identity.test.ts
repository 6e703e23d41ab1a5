import { companyParts, identityRows } from './identity';

test('what the owner has set is shown in the wanted order, the rest is left out', () => {
  const identity = { cvr: '12345678', legalName: 'Sample ApS', hosting: 'Sample Hosting' };
  expect(identityRows(companyParts, identity)).toEqual([
    { term: 'Legal name', value: 'Sample ApS' },
    { term: 'CVR number', value: '12345678' },
  ]);
});

test('nothing is invented for a provider who has set nothing', () => {
  expect(identityRows(companyParts, {})).toEqual([]);
});
