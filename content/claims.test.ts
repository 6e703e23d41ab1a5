import { journeyMonths, traditionalMonths } from '@/lib/figures/journey';
import { plainText } from '@/lib/text/rich-text';
import { certificationMonths, claims, firstBidMonth, timeReduction } from './claims';
import { home } from './page-copy/home';

test('the figures agree with each other: nine of thirty months is 70 % less, bids start within the plan', () => {
  const { max: part } = certificationMonths;
  const { max: whole } = traditionalMonths;
  expect(Math.round((1 - part / whole) * 100)).toBe(timeReduction);
  expect(firstBidMonth).toBeLessThan(journeyMonths.max);
});

test('every claim has a footnote, and home shows each of the six once', () => {
  for (const { footnote } of Object.values(claims)) expect(footnote.length).toBeGreaterThan(40);
  expect([...home.about.claims, ...home.why.claims].sort()).toEqual(Object.keys(claims).sort());
});

test('the best case stands beside what the site’s own example comes to', () => {
  expect(plainText(claims.cost.footnote)).toContain('$98,000–170,000 for our support: 80–83% less');
});

test('seven slides reach the five targets, and a slide that claims a figure carries its note', () => {
  const { slides } = home.banner;
  expect(slides).toHaveLength(7);
  expect(new Set(slides.map(({ actions: [first] }) => first.href))).toEqual(
    new Set([
      '/services/complytrain',
      '/stations/security',
      '/stations/nato-ready',
      '/stations/quality',
      '/contact',
    ]),
  );
  for (const id of ['nato-ready', 'drones', 'cost']) {
    expect(slides.find((slide) => slide.id === id)?.note).toMatch(/\(#claim-/);
  }
});
