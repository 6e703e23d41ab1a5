import { certificationSlugs } from '@/content/certifications/slugs';
import { type StationSlug, stationSlugs } from '@/content/stations/slugs';
import type { Station, StationBlock } from '@/content/stations/types';
import { allBlocks, stationPhases } from '../stations/phases';
import { checkStationBlock } from './station-blocks';
import { checkValues, type Problem, type Report } from './values';

/** Months, weeks and the name in the progress indicator (specification, sections 3, 4 and 9). */
const specified: Readonly<
  Record<StationSlug, { name: string; progress: string; months: string; weeks: string; phases: string }>
> = {
  foundation: {
    name: 'Foundation',
    progress: 'Foundation',
    months: '1–1',
    weeks: '4–6',
    phases: '1–2, 3–4, 5–6',
  },
  security: {
    name: 'Security',
    progress: 'Operations',
    months: '2–2',
    weeks: '6–8',
    phases: '1–2, 3–4, 5–6, 7–8',
  },
  quality: {
    name: 'Quality',
    progress: 'Quality',
    months: '3–4',
    weeks: '8–10',
    phases: '1–2, 3–5, 6–8, 9–10',
  },
  'defense-standards': {
    name: 'Defense Standards',
    progress: 'Defense',
    months: '5–5',
    weeks: '10–12',
    phases: '1–3, 4–6, 7–9, 10–12',
  },
  'nato-ready': {
    name: 'NATO Ready',
    progress: 'NATO Ready',
    months: '6–6',
    weeks: '4–6',
    phases: '1–2, 3–4, 5–6',
  },
};

function checkFigures(station: Station, report: Report): void {
  const wanted = specified[station.slug];
  const { months, weeks } = station;
  const found = {
    name: station.name,
    progress: station.progressLabel,
    months: `${months.from}–${months.to}`,
    weeks: `${weeks.min}–${weeks.max}`,
    phases: stationPhases(station)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', '),
  };
  for (const field of ['name', 'progress', 'months', 'weeks', 'phases'] as const) {
    if (found[field] !== wanted[field])
      report(field, `"${found[field]}", the specification has "${wanted[field]}"`);
  }
}

/** Only Security shows its next station as Coming Soon, and then links to it nowhere on the page. */
function checkNext(station: Station, report: Report): void {
  const { next } = station;
  const following = stationSlugs[stationSlugs.indexOf(station.slug) + 1];
  const wanted = station.slug === 'security' ? 'coming-soon' : following ? 'open' : 'none';
  if (next.kind !== wanted) report('next.kind', `"${next.kind}", expected "${wanted}"`);
  if (next.kind === 'none') return;
  if (next.station !== following) report('next.station', `${next.station} does not follow`);
  if (next.kind === 'coming-soon' && JSON.stringify(station).includes(`](/stations/${next.station}`))
    report('next.station', `${next.station} is not open and must not be linked`);
}

/** Blocks without which a page lacks a list of the specification, section 2. */
const required: Readonly<Record<StationSlug, readonly StationBlock['kind'][]>> = {
  foundation: ['exchange', 'courses', 'companyForms'],
  security: ['standards', 'pins', 'weekPlan'],
  quality: ['requirementLoop', 'checklist', 'weekTabs', 'targets'],
  'defense-standards': ['gates', 'rulebooks', 'files', 'clearance'],
  'nato-ready': ['volumes', 'registrations', 'tracks', 'completion'],
};

function checkBlocks(station: Station, report: Report): void {
  const blocks = allBlocks(station);
  for (const kind of required[station.slug])
    if (!blocks.some((block) => block.kind === kind)) report('blocks', `no ${kind} block`);
  blocks.forEach(({ id }, i) => {
    if (blocks.findIndex((other) => other.id === id) !== i) report('blocks', `fragment ${id} is used twice`);
  });
  station.blocks.forEach(({ ground, id }, i) => {
    if (ground === 'ink' && station.blocks[i - 1]?.ground === 'ink')
      report(`blocks[${i}].ground`, `${id} and the block before it both stand on ink`);
  });
  for (const block of blocks)
    checkStationBlock(block, station, (field, message) => report(`${block.id}.${field}`, message));
}

/** Checks what the types cannot say; an empty list means the station pages may be built. */
export function validateStations(stations: readonly Station[]): Problem[] {
  const problems: Problem[] = [];
  const reporter =
    (slug: string): Report =>
    (field, message) =>
      problems.push({ file: `content/stations/${slug}.ts`, record: slug, field, message });

  stationSlugs.forEach((slug, i) => {
    const station = stations[i];
    if (station?.slug !== slug) reporter(slug)('slug', `station ${i + 1} is ${station?.slug ?? 'missing'}`);
    else if (station.number !== i + 1) reporter(slug)('number', `${station.number} instead of ${i + 1}`);
  });
  for (const station of stations) {
    const report = reporter(station.slug);
    if (!(station.slug in specified)) continue;
    checkValues(station, '', report);
    checkFigures(station, report);
    checkNext(station, report);
    checkBlocks(station, report);
    if (station.feeds.length === 0) report('feeds', 'names no certification');
    for (const slug of station.feeds)
      if (!certificationSlugs.includes(slug)) report('feeds', `unknown certification ${slug}`);
  }
  return problems;
}
