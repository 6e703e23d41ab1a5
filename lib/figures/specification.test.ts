import { certificationBySlug, certifications } from '@/content/certifications';
import { certificationMonths, claims, firstBidMonth, timeReduction } from '@/content/claims';
import * as constants from '@/content/constants';
import { filters } from '@/content/page-copy/comparison';
import { home } from '@/content/page-copy/home';
import { pathways } from '@/content/pathways';
import { traditionalRoute } from '@/content/platform';
import { returns } from '@/content/roi';
import { serviceCarousel, services, serviceTiles } from '@/content/services';
import * as specified from '@/content/specification';
import { stations } from '@/content/stations';
import { stationPhases } from '../stations/phases';
import { plainText } from '../text/rich-text';
import { platformRoute, traditionalMonths } from './journey';
import { totalDuration, totalInvestment } from './totals';

const pair = ({ min, max }: { min: number; max: number }, unit = 1) => [min / unit, max / unit];
const keys = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[];

test('the dataset begins with the eight certifications in table order', () => {
  const slugs = keys(specified.specifiedCertifications);
  expect(certifications.map(({ slug }) => slug).slice(0, slugs.length)).toEqual(slugs);
});

test.each(keys(specified.specifiedCertifications))(
  '%s has the specified row, phases, totals and tabs',
  (slug) => {
    const record = certificationBySlug[slug];
    const { comparison: row, focus, tags, phases } = record;
    expect({
      name: row.name,
      focus,
      months: pair(row.timeline),
      eur: pair(row.cost),
      complexity: row.complexity,
      requirements: [row.nato, row.usdod, row.eu],
      prerequisites: row.prerequisites,
      tags,
      tabs: [phases[0].name, phases[2].name],
      phases: phases.map(({ duration }) => pair(duration)),
      total: pair(totalDuration(record)),
      usd: phases.map(({ investment }) => pair(investment, 1000)),
      totalUsd: pair(totalInvestment(record), 1000),
    }).toEqual(specified.specifiedCertifications[slug]);
  },
);

test.each(keys(specified.specifiedStations))(
  'station %s has the specified names, months, weeks and phases',
  (slug) => {
    const { number, name, progressLabel, months, weeks } = stations[slug];
    expect({
      number,
      name,
      progress: progressLabel,
      months: [months.from, months.to],
      weeks: pair(weeks),
      phases: stationPhases(stations[slug]).map(({ from, to }) => [from, to]),
    }).toEqual(specified.specifiedStations[slug]);
  },
);

test('the routes and the range of months of the platform are as specified', () => {
  expect({
    traditional: traditionalRoute.phases.map(({ months }) => months),
    months: platformRoute.phases.map(({ months }) => months),
    certification: pair(certificationMonths),
  }).toEqual({
    traditional: specified.platform.traditional,
    months: specified.platform.months,
    certification: specified.specifiedCertificationMonths,
  });
  expect(firstBidMonth).toBe(specified.platform.firstBidMonth);
});

test('the services are in the specified order', () => {
  expect(services.map(({ title }) => title)).toEqual(specified.specifiedServices.sidebar);
  expect(serviceCarousel.map(({ slug }) => slug)).toEqual(specified.specifiedServices.carousel);
  expect(serviceTiles).toHaveLength(specified.specifiedServices.tiles);
});

test('the claims agree with each other and with the site’s example', () => {
  expect(Math.round((1 - certificationMonths.max / traditionalMonths.max) * 100)).toBe(timeReduction);
  const { iso9001, aqap2110 } = specified.specifiedCertifications;
  const [low, high] = ([0, 1] as const).map((end) => iso9001.totalUsd[end] + aqap2110.totalUsd[end]);
  expect(plainText(claims.cost.footnote)).toContain(
    `drones for Germany, our support alone costs $${low},000–${high},000`,
  );
});

test('filters, pathways and returns of the comparison are as specified', () => {
  expect(filters.map(({ label }) => label)).toEqual(specified.specifiedFilters);
  expect(
    Object.fromEntries(
      pathways.map(({ name, duration, cost }) => [name, { months: pair(duration), eur: pair(cost) }]),
    ),
  ).toEqual(specified.specifiedPathways);
  expect(
    Object.fromEntries(
      returns.map(({ certification, payback, uplift }) => [
        certification,
        { payback: pair(payback), uplift: pair(uplift) },
      ]),
    ),
  ).toEqual(specified.specifiedReturns);
});

test('the constants of the interface are as specified', () => {
  const { servicesCarousel, bannerCarousel } = constants;
  expect({
    stickyHeader: { threshold: constants.stickyHeaderThreshold, margin: constants.stickyHeaderMargin },
    preloader: { maxWait: constants.preloaderMaxWait, poll: constants.preloaderPollInterval },
    carouselStartDelay: constants.carouselStartDelay,
    banner: { ...bannerCarousel, slides: home.banner.slides.length },
    services: {
      ...servicesCarousel,
      items: Object.fromEntries(
        Object.values(servicesCarousel.items).map(({ from, items }) => [from, items]),
      ),
    },
    responseHours: constants.responseHours,
  }).toEqual(specified.constants);
});
