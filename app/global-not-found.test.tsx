/** @jest-environment node */
import { metadata } from './global-not-found';

test('the not-found page has a title of its own and no address', () => {
  expect(metadata.title).toMatch(/^Page not found/);
  expect(metadata.alternates).toBeUndefined();
  expect(metadata.openGraph).toBeUndefined();
});
