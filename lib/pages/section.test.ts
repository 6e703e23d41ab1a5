import { sectionPrefixes } from './section';

test('the stations belong to the platform, the certifications to the services', () => {
  expect(sectionPrefixes('/services/complytrain')).toEqual(['/services/complytrain', '/stations']);
  expect(sectionPrefixes('/services')).toEqual(expect.arrayContaining(['/services', '/certifications']));
  expect(sectionPrefixes('/services')).not.toContain('/stations');
});
