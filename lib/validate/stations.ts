import type { StationBlock } from '@/content/stations/blocks';
import { type StationSlug, stationSlugs } from '@/content/stations/slugs';
import type { Station } from '@/content/stations/types';
import { allBlocks, stationPhases } from '../stations/phases';
import { checkValues, type Problem, type Report, reporter } from './values';

/** The phases of a station fill its longest run week by week, and its months follow those of the station before. */
function checkSpans(station: Station, before: Station | undefined, report: Report): void {
  const { months, weeks } = station;
  if (months.from > months.to) report('months', `${months.from} is above ${months.to}`);
  const first = (before?.months.to ?? 0) + 1;
  if (months.from !== first) report('months', `start in month ${months.from}, month ${first} is next`);
  let next = 1;
  for (const { from, to } of stationPhases(station)) {
    if (from !== next || to < from) report('phases', `weeks ${from}–${to}, week ${next} is next`);
    next = to + 1;
  }
  if (next !== weeks.max + 1)
    report('phases', `end in week ${next - 1}, the station takes up to ${weeks.max}`);
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

/** Blocks without which a page lacks a list of its own. */
const required: Readonly<Record<StationSlug, readonly string[]>> = {
  foundation: ['checklist', 'weeks', 'company-forms', 'permits'],
  security: ['checklist', 'weekly-plan', 'standards', 'subjects'],
  quality: ['requirements', 'documentation', 'phases', 'targets'],
  'defense-standards': ['weeks', 'checklists', 'rulebooks', 'export-control', 'clearance-levels'],
  'nato-ready': ['weeks', 'checklists', 'papers', 'registrations', 'opportunities', 'completion'],
};

/** Headings of the larger size on a page: more than three lead nowhere. */
const mostSections = 3;

function checkBlock(block: StationBlock, report: Report): void {
  if (block.kind === 'table')
    block.rows.forEach(({ cells, name }, i) => {
      if (cells.length !== block.columns.length - 1)
        report(`rows[${i}]`, `"${name}" needs ${block.columns.length - 1} cells`);
    });
  if (block.id === 'completion' && !block.note?.includes('not an accreditation'))
    report('note', 'does not say "not an accreditation"');
}

function checkBlocks(station: Station, report: Report): void {
  const blocks = allBlocks(station);
  for (const id of required[station.slug])
    if (!blocks.some((block) => block.id === id)) report('blocks', `no block ${id}`);
  blocks.forEach(({ id }, i) => {
    if (blocks.findIndex((other) => other.id === id) !== i) report('blocks', `fragment ${id} is used twice`);
  });
  if (blocks.filter(({ size }) => size).length > mostSections)
    report('blocks', `more than ${mostSections} large headings`);
  for (const block of blocks) checkBlock(block, (field, message) => report(`${block.id}.${field}`, message));
}

/** Checks what the types cannot say; an empty list means the station pages may be built. */
export function validateStations(stations: readonly Station[]): Problem[] {
  const problems: Problem[] = [];
  const of = (slug: StationSlug) => reporter(problems, `content/stations/${slug}.ts`, slug);

  stationSlugs.forEach((slug, i) => {
    const station = stations[i];
    if (station?.slug !== slug) of(slug)('slug', `station ${i + 1} is ${station?.slug ?? 'missing'}`);
    else if (station.number !== i + 1) of(slug)('number', `${station.number} instead of ${i + 1}`);
  });
  stations.forEach((station, i) => {
    const report = of(station.slug);
    checkValues(station, '', report);
    checkSpans(station, stations[i - 1], report);
    checkNext(station, report);
    checkBlocks(station, report);
    if (station.feeds.length === 0) report('feeds', 'names no certification');
  });
  return problems;
}
