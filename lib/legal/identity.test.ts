import { companyParts, identityRows } from './identity';

test('lists the provided parts of the identity in the requested order', () => {
  const identity = { cvr: '12345678', legalName: 'Sample ApS', hosting: 'Sample Hosting' };
  expect(identityRows(companyParts, identity)).toEqual([
    { term: 'Legal name', value: 'Sample ApS' },
    { term: 'CVR number', value: '12345678' },
  ]);
});
