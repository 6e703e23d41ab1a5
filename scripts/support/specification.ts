/**
 * Figures, lists and labels that the specification fixes, read from the records. A snapshot keeps them
 * (`lib/figures/specification.test.ts`), and `e2e/specification.spec.ts` looks for them on the built pages.
 */
import { certifications } from '@/content/certifications';
import { requirementNote } from '@/content/certifications/notes';
import { certificationMonths, claims, firstBidMonth } from '@/content/claims';
import * as constants from '@/content/constants';
import { legalDocuments } from '@/content/legal';
import { regulation, retention, termsFigures } from '@/content/legal/figures';
import { footerCopy, quickActions } from '@/content/navigation';
import { aboutPage, type Role } from '@/content/page-copy/about';
import { filters } from '@/content/page-copy/comparison';
import { home } from '@/content/page-copy/home';
import { platformPage } from '@/content/page-copy/platform';
import { pathways } from '@/content/pathways';
import { journeyWidget, traditionalCost, traditionalRoute } from '@/content/platform';
import { returns } from '@/content/roi';
import { serviceCarousel, services, serviceTiles } from '@/content/services';
import { trainingEntry } from '@/content/services/entries';
import { copyrightYear, legalDate, offices, targetMarkets } from '@/content/site';
import { stations } from '@/content/stations';
import type { StationSlug } from '@/content/stations/slugs';
import { qualityTargets } from '@/content/stations/targets';
import type { Station } from '@/content/stations/types';
import type { Range } from '@/content/units';
import { fieldsIn } from '@/lib/content/walk';
import { formatNumbers, formatRange } from '@/lib/figures/format';
import { platformRoute } from '@/lib/figures/journey';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { pageAt } from '@/lib/pages/registry';
import { allBlocks, stationPhases } from '@/lib/stations/phases';
import { plainText } from '@/lib/text/rich-text';

const thousands = ({ min, max }: Range) => `${min / 1000}–${max / 1000}`;

/** Returns the ranges in a record, at any depth, with their names and units. */
const ranges = (record: object): { name: string; value: string }[] =>
  fieldsIn(record).flatMap(([name, value]) =>
    typeof value === 'object' && value && 'unit' in value
      ? [{ name, value: formatRange(value as Range) }]
      : [],
  );

/** Sections of a station whose entries the specification lists. */
const listed: Record<StationSlug, readonly string[]> = {
  foundation: ['checklist'],
  security: ['checklist', 'standards', 'subjects'],
  quality: ['requirements', 'documentation'],
  'defense-standards': ['checklists', 'export-control', 'clearance-levels'],
  'nato-ready': ['checklists', 'opportunities', 'completion'],
};

/** Returns the titles of the entries in sections of a station, at any depth, and the first cells of rows. */
const entriesOf = (station: Station) =>
  allBlocks(station)
    .filter(({ id }) => listed[station.slug].includes(id))
    .flatMap((section) => fieldsIn(section))
    .filter(
      ([field, value]) =>
        /\.(title|name|term)$|rows\[\d+\]\[0\]$|items\[\d+\]$/.test(field) && typeof value === 'string',
    )
    .map(([, value]) => plainText(String(value)));

/** Figures and lists of the site in the order of the specification, for the snapshot of `lib/figures`. */
export const specification = {
  /** In the order of the comparison table; months, and thousands of US dollars, of each phase and in all. */
  certifications: certifications.map((record) => ({
    slug: record.slug,
    name: record.comparison.name,
    focus: record.focus,
    timeline: formatRange(record.comparison.timeline),
    cost: formatRange(record.comparison.cost),
    complexity: record.comparison.complexity,
    requirements: [record.comparison.nato, record.comparison.usdod, record.comparison.eu],
    prerequisites: record.comparison.prerequisites,
    tags: record.tags,
    tabs: record.phases.map(({ name }) => name),
    months: [...record.phases.map(({ duration }) => duration), totalDuration(record)].map((range) =>
      formatNumbers(range),
    ),
    dollars: [...record.phases.map(({ investment }) => investment), totalInvestment(record)].map(thousands),
  })),
  stations: Object.values(stations).map((station) => ({
    slug: station.slug,
    number: station.number,
    name: station.name,
    progress: station.progressLabel,
    months: formatNumbers({ min: station.months.from, max: station.months.to }),
    weeks: formatRange(station.weeks),
    phases: stationPhases(station).map(({ from, to, title }) => ({ weeks: `${from}–${to}`, title })),
    sections: allBlocks(station).map(({ id }) => id),
    entries: entriesOf(station),
  })),
  qualityTargets: qualityTargets.map(({ name, aim, value }) => ({
    name,
    aim,
    value: value ? formatRange(value) : '0',
  })),
  platform: {
    traditional: traditionalRoute.phases.map(({ months }) => months),
    traditionalCost: formatRange(traditionalCost),
    months: platformRoute.phases.map(({ months }) => months),
    firstBidMonth,
    widget: { ...journeyWidget, states: Object.values(platformPage.widget.states) },
    calls: platformPage.callsToAction.items.map(({ label }) => label),
  },
  services: {
    sidebar: services.map(({ title }) => title),
    carousel: serviceCarousel.map(({ slug }) => slug),
    tiles: serviceTiles.map(({ slug }) => slug),
    comingSoon: [trainingEntry.title, trainingEntry.status],
  },
  claims: Object.values(claims).map(({ figure, ...claim }) =>
    'qualifier' in claim ? `${claim.qualifier} ${plainText(figure)}` : plainText(figure),
  ),
  certificationMonths: formatRange(certificationMonths),
  filters: filters.map(({ label }) => label),
  requirementNote: plainText(requirementNote),
  pathways: pathways.map(({ name, duration, cost }) => ({
    name,
    months: formatRange(duration),
    cost: formatRange(cost),
  })),
  returns: returns.map(({ certification, payback, uplift }) => ({
    certification,
    payback: formatRange(payback),
    uplift: formatRange(uplift),
  })),
  legal: {
    date: plainText(`{${legalDate}}`),
    retention: ranges(retention),
    terms: ranges(termsFigures),
    gdpr: ranges(regulation),
    /** The figures above each text. */
    glance: legalDocuments.map(({ slug, glance }) => ({
      slug,
      figures: glance.map(({ value, label }) => [plainText(value), plainText(label)]),
    })),
  },
  /** In px and ms; the number of visible slides from each min-width. */
  constants: {
    stickyHeader: { threshold: constants.stickyHeaderThreshold, margin: constants.stickyHeaderMargin },
    preloader: { maxWait: constants.preloaderMaxWait, poll: constants.preloaderPollInterval },
    carouselStartDelay: constants.carouselStartDelay,
    banner: { ...constants.bannerCarousel, slides: home.banner.slides.length },
    services: constants.servicesCarousel,
    responseHours: constants.responseHours,
    guaranteeDays: constants.guaranteeDays,
  },
  /** Header, footer and offices, on every page. */
  frame: [
    footerCopy.quickActions,
    ...quickActions.map((action) => (typeof action === 'string' ? pageAt(action).label : action.label)),
    ...targetMarkets,
    ...offices.map(({ city, country }) => `${city}, ${country}`),
    ...offices.filter(({ open }) => !open).map(({ status }) => status),
    footerCopy.top,
    `© ${copyrightYear}`,
  ],
  about: [
    ...aboutPage.purpose.map(({ title }) => title),
    ...aboutPage.team.groups.flatMap(({ name, roles }: { name: string; roles: Role[] }) => [
      name,
      ...roles.flatMap((role) => (role.field ? [role.field.name] : [])),
    ]),
    aboutPage.partners.title,
    String(aboutPage.history.from),
  ],
};
