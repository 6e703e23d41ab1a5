import { expect, test } from '@playwright/test';
import * as spec from '../content/specification';
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
const months = ([min, max]: spec.Pair) => `${min}–${max} months`;
const euros = ([min, max]: spec.Pair) => `€${thousands(min)}–${thousands(max)}`;
const percent = ([min, max]: spec.Pair) => `${min}–${max}%`;
/** A range of months with or without its unit, and thousands of dollars as "65–110K" or "$65,000–110,000". */
const phase = ([min, max]: spec.Pair) => new RegExp(`\\b${min}–${max}(?: ?months?| ?mo)?`);
const dollars = ([min, max]: spec.Pair) => new RegExp(`\\$?${min}(?:,000)?(?:K)?–\\$?${max}(?:,000|K)`);
const weekSpan = ([from, to]: spec.Pair) => new RegExp(`weeks? ${from}–${to}`, 'i');

const stationPages = Object.entries(spec.stations).map(([slug, { name, weeks, phases, ...station }]) => {
  const [from, to] = station.months;
  const span = from === to ? `Month ${from}` : `Months ${from}–${to}`;
  return [`/stations/${slug}`, [name, `${weeks[0]}–${weeks[1]} weeks`, span, ...phases.map(weekSpan)]];
});

const certificationPages = Object.entries(spec.certifications).map(([slug, { total, totalUsd, ...each }]) => {
  const figures = [...[...each.phases, total].map(phase), ...[...each.usd, totalUsd].map(dollars)];
  // Since when awards require it.
  const day = slug === 'cmmc' ? ['10 November 2025'] : [];
  return [`/certifications/${slug}`, [...figures, 'Consultation', 'Implementation', ...each.tabs, ...day]];
});

/** The figures of sentences, with their units: a page prints a sentence and its figure in different elements. */
const figuresOf = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => sentence.match(/[\d.]+(?:%|[ -](?:hours|days?|months|years))/g) ?? []);

/** What each page prints beyond the facts in its record about stations and certifications. */
const pages: Record<string, Expected> = {
  '/': [
    ...spec.claims,
    ...spec.services.comingSoon,
    /2\+ years/,
    months(spec.certificationMonths),
    '2026',
    /partnership bridging/i,
  ],
  '/services': ['Station 1', ...spec.services.comingSoon],
  '/services/complytrain': [
    /30\+ months/,
    /500K–1M\+/,
    `${spec.platform.traditional.join(' + ')} months`,
    `month ${spec.platform.firstBidMonth}`,
    `${spec.platform.widget.percent}%`,
    'Completed',
    'Current',
    'Pending',
    ...spec.platform.calls,
    ...Object.values(spec.stations).map(({ name }) => name),
  ],
  '/services/training': ['Coming Soon'],
  '/services/investment': spec.services.sidebar,
  '/services/consultancy': spec.services.sidebar,
  '/services/partnership': spec.services.sidebar,
  ...Object.fromEntries(stationPages),
  ...Object.fromEntries(certificationPages),
  '/certifications/comparison': [
    ...spec.filters,
    ...Object.values(spec.certifications).flatMap(
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
    ...Object.entries(spec.pathways).flatMap(([name, { months: time, eur }]) => [
      name,
      months(time),
      euros(eur),
    ]),
    ...Object.values(spec.returns).flatMap(({ payback, uplift }) => [months(payback), percent(uplift)]),
    /specific contract types or classified programs/i,
  ],
  '/legal/cookies': [spec.legal.date],
  '/legal/export-control': [spec.legal.date],
  '/legal/security': [spec.legal.date, ...spec.legal.security],
  '/legal/gdpr': [spec.legal.date, ...spec.legal.gdpr],
  '/legal/privacy': [spec.legal.date, ...figuresOf(spec.legal.retention)],
  '/legal/terms': [
    spec.legal.date,
    ...figuresOf([...spec.legal.terms, ...spec.legal.retention]),
    'Danish law',
    'Copenhagen',
  ],
  '/contact': [`respond within ${spec.constants.responseHours} hours`, 'consultation'],
  '/about': spec.about,
};

/** Lists of the station pages. */
const lists: Record<string, Expected> = {
  '/stations/foundation': [
    ...spec.stationLists.deliverables,
    ...spec.stationLists.requirements,
    ...spec.stationLists.foundationPlan,
  ],
  '/stations/security': [
    ...spec.stationLists.subjects,
    ...spec.stationLists.standards,
    'Coming Soon',
    'Operations',
  ],
  '/stations/quality': [
    ...spec.stationLists.qualityTabs,
    ...Object.values(spec.qualityTargets)
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
  '/stations/defense-standards': [
    ...spec.stationLists.clearances,
    'AQAP 2110',
    'ITAR',
    'EAR',
    /(3|three) weeks/i,
    'Station 5',
  ],
  '/stations/nato-ready': [
    ...spec.stationLists.volumes,
    ...spec.stationLists.opportunities,
    /(2|two) weeks/i,
    /100 ?%/,
    'unlimited',
  ],
};

for (const [route, expected] of Object.entries(pages))
  test(`${route} holds what the specification names for it`, () =>
    expectAll(route, [...expected, ...(lists[route] ?? []), ...spec.frame]));
