import { contactEmail } from '@/content/site';
import { mailto } from './mailto';

test('returns the address, with an encoded subject if given', () => {
  expect(mailto()).toBe(`mailto:${contactEmail}`);
  expect(mailto('Book strategy call')).toBe(`mailto:${contactEmail}?subject=Book%20strategy%20call`);
});
