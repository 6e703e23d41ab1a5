import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import * as spec from '../content/specification';
import { documentAt } from './support/built';

/** Values of the specification, as the records and formatters print them, have to appear on the built page of their route. */

type Expected = readonly (string | RegExp)[];

const months = ([min, max]: spec.NumberPair) => `${min}–${max} months`;
const euros = (pair: spec.NumberPair) => `€${pair.map((amount) => amount.toLocaleString('en-US')).join('–')}`;
const percent = ([min, max]: spec.NumberPair) => `${min}–${max}%`;
/** Matches a range of months with or without its unit. */
const phase = ([min, max]: spec.NumberPair) => new RegExp(`\\b${min}–${max}(?: ?months?| ?mo)?`);
/** Matches a range of thousands of dollars as "65–110K" or "$65,000–110,000". */
const dollars = ([min, max]: spec.NumberPair) => new RegExp(`\\$?${min}(?:,000)?(?:K)?–\\$?${max}(?:,000|K)`);
const weekSpan = ([from, to]: spec.NumberPair) => new RegExp(`weeks? ${from}–${to}`, 'i');
/** Returns the figures in sentences with their units, because a page may print a figure in a separate element. */
const figuresOf = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => sentence.match(/[\d.]+(?:%|[ -](?:hours|days?|months|years))/g) ?? []);

const { stationLists: lists, legal } = spec;
const certifications = Object.entries(spec.specifiedCertifications);
const targets = Object.values(spec.specifiedQualityTargets).filter(Boolean);

/** Expected texts by route; a route may have several rows. */
const rows: readonly (readonly [route: string, ...expected: Expected])[] = [
  [
    '/',
    ...spec.specifiedClaims,
    ...spec.specifiedServices.comingSoon,
    months(spec.specifiedCertificationMonths),
    '2026',
  ],
  ['/', /2\+ years/, /partnership bridging/i],
  ['/services', 'Station 1', ...spec.specifiedServices.comingSoon],
  ['/services/complytrain', /30\+ months/, /500K–1M\+/, 'Completed', 'Current', 'Pending'],
  [
    '/services/complytrain',
    ...Object.values(spec.specifiedStations).map(({ name }) => name),
    ...spec.platform.calls,
  ],
  ['/services/complytrain', `${spec.platform.traditional.join(' + ')} months`],
  ['/services/complytrain', `month ${spec.platform.firstBidMonth}`, `${spec.platform.widget.percent}%`],
  ['/services/training', 'Coming Soon'],
  ['/services/investment', ...spec.specifiedServices.sidebar],
  ['/services/consultancy', ...spec.specifiedServices.sidebar],
  ['/services/partnership', ...spec.specifiedServices.sidebar],
  ...Object.entries(spec.specifiedStations).map(
    ([
      slug,
      {
        name,
        weeks,
        phases,
        months: [from, to],
      },
    ]) => {
      const span = from === to ? `Month ${from}` : `Months ${from}–${to}`;
      return [`/stations/${slug}`, name, `${weeks.join('–')} weeks`, span, ...phases.map(weekSpan)] as const;
    },
  ),
  ['/stations/foundation', ...lists.deliverables, ...lists.requirements, ...lists.foundationPlan],
  ['/stations/security', ...lists.subjects, ...lists.standards, 'Coming Soon', 'Operations'],
  ['/stations/quality', ...lists.qualityTabs, ...targets.map((target) => new RegExp(`${target} ?%`))],
  ['/stations/quality', 'ISO 9001:2015', 'core documentation', 'management systems', /non-?conformit/i],
  ['/stations/quality', 'customer satisfaction', 'process efficiency', 'major audit findings'],
  ['/stations/quality', 'Station 4', 'Operations'],
  ['/stations/defense-standards', ...lists.clearances, 'AQAP 2110', 'ITAR', 'EAR', 'Station 5'],
  ['/stations/defense-standards', /(3|three) weeks/i],
  ['/stations/nato-ready', ...lists.volumes, ...lists.opportunities, /(2|two) weeks/i, /100 ?%/, 'unlimited'],
  ...certifications.map(([slug, { phases, total, usd, totalUsd, tabs }]) => {
    const figures = [...[...phases, total].map(phase), ...[...usd, totalUsd].map(dollars)];
    return [`/certifications/${slug}`, ...figures, 'Consultation', 'Implementation', ...tabs] as const;
  }),
  // The date from which awards require CMMC.
  ['/certifications/cmmc', '10 November 2025'],
  ...certifications.map(([, { name, focus, months: time, eur, complexity, requirements, prerequisites }]) => {
    const cells = [name, focus, months(time), euros(eur), complexity, ...requirements, prerequisites];
    return ['/certifications/comparison', ...cells] as const;
  }),
  ...Object.entries(spec.specifiedPathways).map(
    ([name, { months: time, eur }]) =>
      ['/certifications/comparison', name, months(time), euros(eur)] as const,
  ),
  ...Object.values(spec.specifiedReturns).map(
    ({ payback, uplift }) => ['/certifications/comparison', months(payback), percent(uplift)] as const,
  ),
  ['/certifications/comparison', ...spec.specifiedFilters, /specific contract types or classified programs/i],
  ['/legal/cookies', legal.date],
  ['/legal/export-control', legal.date],
  ['/legal/security', legal.date, ...legal.security],
  ['/legal/gdpr', legal.date, ...legal.gdpr],
  ['/legal/privacy', legal.date, ...figuresOf(legal.retention)],
  [
    '/legal/terms',
    legal.date,
    ...figuresOf([...legal.terms, ...legal.retention]),
    'Danish law',
    'Copenhagen',
  ],
  ['/contact', `respond within ${spec.constants.responseHours} hours`, 'consultation'],
  ['/about', ...spec.about],
];

test('every page prints the texts that the specification requires, and no placeholder', () => {
  for (const [path, ...expected] of [
    ...rows,
    ...pages.map(({ path }) => [path, ...spec.specifiedFrame] as const),
  ]) {
    const { text } = documentAt(path);
    const missing = expected.filter((item) =>
      typeof item === 'string' ? !text.toLowerCase().includes(item.toLowerCase()) : !item.test(text),
    );
    expect.soft(missing.map(String), `missing on ${path}`).toEqual([]);
    expect.soft(text.match(/\{[=@a-z][^}]*\}/g), `unresolved placeholders on ${path}`).toBeNull();
  }
});
