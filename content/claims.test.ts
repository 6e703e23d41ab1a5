import { journeyMonths, traditionalMonths } from '@/lib/figures/journey';
import { plainText } from '@/lib/text/rich-text';
import { certificationMonths, claims, firstBidMonth, timeReduction } from './claims';
import { claimOrder, home } from './page-copy/home';
import * as specified from './specification';

test('the figures agree with each other: nine of thirty months is 70 % less, bids start within the plan', () => {
  const { max: part } = certificationMonths;
  const { max: whole } = traditionalMonths;
  expect(Math.round((1 - part / whole) * 100)).toBe(timeReduction);
  expect(firstBidMonth).toBeLessThan(journeyMonths.max);
});

test('every claim has a footnote, and home shows each of the six once', () => {
  for (const { footnote } of Object.values(claims)) expect(footnote.length).toBeGreaterThan(40);
  expect(claimOrder.toSorted()).toEqual(Object.keys(claims).toSorted());
});

test('the best case stands beside what the site’s own example comes to', () => {
  const { certifications } = specified;
  const [low, high] = ([0, 1] as const).map(
    (end) => certifications.iso9001.totalUsd[end] + certifications.aqap2110.totalUsd[end],
  );
  expect(plainText(claims.cost.footnote)).toContain(
    `drones for Germany, comes to $${low},000–${high},000 for our support alone`,
  );
});

test('seven slides reach the five targets, and a slide that claims a figure names its note', () => {
  const { slides } = home.banner;
  expect(slides).toHaveLength(7);
  expect(new Set(slides.map(({ action }) => action.href))).toEqual(
    new Set([
      '/services/complytrain',
      '/stations/security',
      '/stations/nato-ready',
      '/stations/quality',
      '/contact',
    ]),
  );
  const claimed = Object.fromEntries(slides.map(({ id, claim }) => [id, claim]));
  expect(claimed).toMatchObject({
    journey: 'duration',
    'nato-ready': 'spending',
    drones: 'drones',
    cost: 'cost',
  });
});
