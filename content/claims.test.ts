import { certificationMonths, claims, firstBidMonth, journeyMonths, traditionalMonths } from './claims';
import { home } from './page-copy/home';

test('the six claims carry the figures of the specification', () => {
  expect(Object.keys(claims)).toHaveLength(6);
  expect(claims.cost).toMatchObject({
    value: { max: 90, unit: 'percent' },
    qualifier: 'up to',
    figure: '90%',
  });
  expect(claims.time).toMatchObject({ value: { max: 70, unit: 'percent' }, figure: '70%' });
  expect(claims.duration).toMatchObject({ value: { max: 6, unit: 'months' }, figure: '6 months' });
  expect(claims.duration.label).toContain('2+ years');
  expect(certificationMonths).toMatchObject({ min: 6, max: 9 });
  expect(claims.guarantee).toMatchObject({ value: { max: 30, unit: 'days' }, figure: '30-day' });
  expect(claims.drones).toMatchObject({ value: { number: 30_000_000 }, figure: '30 million' });
  expect(claims.spending).toMatchObject({ value: { number: 50_000_000_000 }, figure: '€50B+' });
});

test('the figures agree with each other: nine of thirty months is 70 % less, bids start within the plan', () => {
  const { max: part } = certificationMonths;
  const { max: whole } = traditionalMonths;
  expect(Math.round((1 - part / whole) * 100)).toBe(claims.time.value.max);
  expect(firstBidMonth).toBeLessThan(journeyMonths.max);
});

test('every claim has a footnote, and home shows each of the six once', () => {
  for (const { footnote } of Object.values(claims)) expect(footnote.length).toBeGreaterThan(40);
  expect([...home.about.claims, ...home.why.claims].sort()).toEqual(Object.keys(claims).sort());
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
