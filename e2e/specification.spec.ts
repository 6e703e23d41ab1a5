import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { specification as spec } from '../scripts/support/specification';
import { documentAt } from './support/built';

/** What the specification fixes has to appear on the built page of its route. A snapshot keeps the values of the records. */

type Expected = readonly (string | RegExp)[];

/** Matches a range of months with or without its unit. */
const phase = (months: string) => new RegExp(`\\b${months}(?: ?months?| ?mo)?`);
/** Matches a range of thousands of dollars as "65–110K" or "$65,000–110,000". */
const dollars = (range: string) => {
  const [min, max] = range.split('–');
  return new RegExp(`\\$?${min}(?:,000)?(?:K)?–\\$?${max}(?:,000|K)`);
};
const values = (ranges: readonly { value: string }[]) => ranges.map(({ value }) => value);

const { platform, services, legal } = spec;

/** Expected texts by route; a route may have several rows. */
const rows: readonly (readonly [route: string, ...expected: Expected])[] = [
  ['/', ...spec.claims, ...services.comingSoon, spec.certificationMonths, '2026'],
  ['/', /2\+ years/, /partnership bridging/i],
  ['/services', 'Station 1', ...services.comingSoon],
  ['/services/complytrain', /30\+ months/, /500K–1M\+/, ...platform.widget.states, ...platform.calls],
  ['/services/complytrain', ...spec.stations.map(({ name }) => name)],
  ['/services/complytrain', `${platform.traditional.join(' + ')} months`],
  ['/services/complytrain', `month ${platform.firstBidMonth}`, `${platform.widget.percent}%`],
  ['/services/training', 'Coming Soon'],
  ...['investment', 'consultancy', 'partnership'].map(
    (slug) => [`/services/${slug}`, ...services.sidebar] as const,
  ),
  ...spec.stations.map(({ slug, name, weeks, months, phases, entries }) => {
    const span = months.includes('–') ? `Months ${months}` : `Month ${months}`;
    const plan = phases.flatMap((each) => [new RegExp(`weeks? ${each.weeks}`, 'i'), each.title]);
    return [`/stations/${slug}`, name, weeks, span, ...plan, ...entries] as const;
  }),
  ['/stations/security', 'Coming Soon', 'Operations'],
  ['/stations/quality', ...spec.qualityTargets.flatMap(({ name, value }) => [name, value])],
  ['/stations/quality', 'ISO 9001:2015', 'core documentation', 'management systems'],
  ['/stations/quality', 'Station 4', 'Operations'],
  ['/stations/defense-standards', 'AQAP 2110', 'ITAR', 'EAR', 'Station 5', /(3|three) weeks/i],
  ['/stations/nato-ready', /(2|two) weeks/i],
  ...spec.certifications.map(({ slug, months, dollars: usd, tabs }) => {
    const figures = [...months.map(phase), ...usd.map(dollars)];
    return [`/certifications/${slug}`, ...figures, 'Consultation', ...tabs] as const;
  }),
  // The date from which awards require CMMC.
  ['/certifications/cmmc', '10 November 2025'],
  ...spec.certifications.map(({ name, focus, timeline, cost, complexity, requirements, prerequisites }) => {
    const cells = [name, focus, timeline, cost, complexity, ...requirements, prerequisites];
    return ['/certifications/comparison', ...cells] as const;
  }),
  ...spec.pathways.map(
    ({ name, months, cost }) => ['/certifications/comparison', name, months, cost] as const,
  ),
  ...spec.returns.map(({ payback, uplift }) => ['/certifications/comparison', payback, uplift] as const),
  ['/certifications/comparison', ...spec.filters, /specific contract types or classified programs/i],
  ...legal.glance.map(({ slug, figures }) => [`/legal/${slug}`, ...figures.flat()] as const),
  ...legal.glance.map(({ slug }) => [`/legal/${slug}`, legal.date] as const),
  ['/legal/security', 'multi-factor authentication', 'role-based access'],
  ['/legal/gdpr', ...values(legal.gdpr)],
  ['/legal/privacy', ...values(legal.retention)],
  ['/legal/terms', ...values(legal.terms), ...values(legal.retention), 'Danish law', 'Copenhagen'],
  ['/contact', `respond within ${spec.constants.responseHours} hours`, 'consultation'],
  ['/about', ...spec.about, '2026'],
];

test('every page prints what the specification requires, and no placeholder', () => {
  for (const [path, ...expected] of [...rows, ...pages.map(({ path }) => [path, ...spec.frame] as const)]) {
    // A link in a sentence is an element of its own, which leaves a space before the comma after it.
    const text = documentAt(path).text.replace(/(?<=\() | (?=[,.;:)])/g, '');
    const missing = expected.filter((item) =>
      typeof item === 'string' ? !text.toLowerCase().includes(item.toLowerCase()) : !item.test(text),
    );
    expect.soft(missing.map(String), `missing on ${path}`).toEqual([]);
    expect.soft(text.match(/\{[=@a-z][^}]*\}/g), `unresolved placeholders on ${path}`).toBeNull();
  }
});
