import { expect, test } from '@playwright/test';
import {
  about,
  certificationMonths,
  certifications,
  claims,
  constants,
  filters,
  frame,
  legal,
  type Pair,
  pathways,
  platform,
  qualityTargets,
  returns,
  services,
  stationLists,
  stations,
} from '../content/specification';
import { builtPage, textOf } from '../scripts/support/built-pages';

/** What the dataset and the formatters make of the specification has to appear in the built page of the right route. */

type Expected = readonly (string | RegExp)[];

function expectAll(route: string, expected: Expected) {
  const text = textOf(builtPage(route));
  const missing = expected.filter((item) =>
    typeof item === 'string' ? !text.toLowerCase().includes(item.toLowerCase()) : !item.test(text),
  );
  expect(missing.map(String), `missing on ${route}`).toEqual([]);
  expect(text.match(/\{[=@a-z][^}]*\}/g), `placeholders nobody filled on ${route}`).toBeNull();
}

const thousands = (n: number) => n.toLocaleString('en-US');
const months = ([min, max]: Pair) => `${min}–${max} months`;
const euros = ([min, max]: Pair) => `€${thousands(min)}–${thousands(max)}`;
const percent = ([min, max]: Pair) => `${min}–${max}%`;
/** A range of months with or without its unit, and thousands of dollars as "65–110K" or "$65,000–110,000". */
const phase = ([min, max]: Pair) => new RegExp(`\\b${min}–${max}(?: ?months?| ?mo)?`);
const dollars = ([min, max]: Pair) => new RegExp(`\\$?${min}(?:,000)?(?:K)?–\\$?${max}(?:,000|K)`);
const weekSpan = ([from, to]: Pair) => new RegExp(`weeks? ${from}–${to}`, 'i');

const stationPages = Object.entries(stations).map(
  ([
    slug,
    {
      name,
      weeks,
      months: [from, to],
      phases,
    },
  ]) =>
    [
      `/stations/${slug}`,
      [
        name,
        `${weeks[0]}–${weeks[1]} weeks`,
        from === to ? `Month ${from}` : `Months ${from}–${to}`,
        ...phases.map(weekSpan),
      ],
    ] as const,
);

const response = `respond within ${constants.responseHours} hours`;

/** What each page prints beyond the facts in its record about stations and certifications. */
const pages: Record<string, Expected> = {
  '/': [
    ...claims,
    ...services.comingSoon,
    /2\+ years/,
    months(certificationMonths),
    '2026',
    /partnership bridging/i,
  ],
  '/services': ['Station 1', ...services.comingSoon],
  '/services/complytrain': [
    /30\+ months/,
    /500K–1M\+/,
    `${platform.traditional.join(' + ')} months`,
    `month ${platform.firstBidMonth}`,
    `${platform.widget.percent}%`,
    'Completed',
    'Current',
    'Pending',
    ...platform.calls,
    ...Object.values(stations).map(({ name }) => name),
  ],
  '/services/training': ['Coming Soon'],
  ...Object.fromEntries(
    ['investment', 'consultancy', 'partnership'].map((slug) => [`/services/${slug}`, services.sidebar]),
  ),
  ...Object.fromEntries(stationPages),
  '/certifications/comparison': [
    ...filters,
    ...Object.values(certifications).flatMap(
      ({ name, focus, months: time, eur, complexity, requirements, prerequisites }) => [
        name,
        focus,
        months(time),
        euros(eur),
        complexity,
        ...requirements,
        prerequisites,
      ],
    ),
    ...Object.entries(pathways).flatMap(([name, { months: time, eur }]) => [name, months(time), euros(eur)]),
    ...Object.values(returns).flatMap(({ payback, uplift }) => [months(payback), percent(uplift)]),
    /specific contract types or classified programs/i,
  ],
  ...Object.fromEntries(
    ['privacy', 'terms', 'cookies', 'gdpr', 'security', 'export-control'].map((slug) => [
      `/legal/${slug}`,
      [legal.date],
    ]),
  ),
  '/contact': [response, 'consultation'],
  '/about': about,
};

/** Lists of the station pages. */
const lists: Record<string, Expected> = {
  foundation: [...stationLists.deliverables, ...stationLists.requirements, ...stationLists.foundationPlan],
  security: [...stationLists.subjects, ...stationLists.standards, 'Coming Soon', 'Operations'],
  quality: [
    ...stationLists.qualityTabs,
    ...Object.values(qualityTargets)
      .filter(Boolean)
      .map((target) => new RegExp(`${target} ?%`)),
    'ISO 9001:2015',
    'core documentation',
    'management systems',
    'customer satisfaction',
    /non-?conformit/i,
    'process efficiency',
    'major audit findings',
    'Station 4',
    'Operations',
  ],
  'defense-standards': [
    ...stationLists.clearances,
    'AQAP 2110',
    'ITAR',
    'EAR',
    /(3|three) weeks/i,
    'Station 5',
  ],
  'nato-ready': [
    ...stationLists.volumes,
    ...stationLists.opportunities,
    /(2|two) weeks/i,
    /100 ?%/,
    'unlimited',
  ],
};

for (const [route, expected] of Object.entries(pages)) {
  test(`${route} holds what the specification names for it`, () => expectAll(route, [...expected, ...frame]));
}

for (const [slug, expected] of Object.entries(lists)) {
  test(`/stations/${slug} holds its lists`, () => expectAll(`/stations/${slug}`, expected));
}

for (const [slug, { phases, total, usd, totalUsd, tabs }] of Object.entries(certifications)) {
  test(`/certifications/${slug} holds its phases and totals`, () => {
    expectAll(`/certifications/${slug}`, [
      ...[...phases, total].map(phase),
      ...[...usd, totalUsd].map(dollars),
      'Consultation',
      'Implementation',
      ...tabs,
    ]);
  });
}

test('the CMMC page says since when awards require it', () =>
  expectAll('/certifications/cmmc', ['10 November 2025']));

/** The figures of sentences, with their units: a page prints a sentence and its figure in different elements. */
const figuresOf = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => sentence.match(/[\d.]+(?:%|[ -](?:hours|days?|months|years))/g) ?? []);

test('the legal texts print their figures', () => {
  expectAll('/legal/security', legal.security);
  expectAll('/legal/gdpr', legal.gdpr);
  expectAll('/legal/privacy', figuresOf(legal.retention));
  expectAll('/legal/terms', [...figuresOf([...legal.terms, ...legal.retention]), 'Danish law', 'Copenhagen']);
});
