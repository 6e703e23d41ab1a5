import { contactEmail } from '@/content/site';
import { mailto } from './mailto';

test('the address alone, or with an encoded subject', () => {
  expect(mailto()).toBe(`mailto:${contactEmail}`);
  expect(mailto('Book strategy call')).toBe(`mailto:${contactEmail}?subject=Book%20strategy%20call`);
});
