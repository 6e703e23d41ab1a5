import { stations } from '@/content/stations';
import type { StationBlock } from '@/content/stations/blocks';
import type { StationSlug } from '@/content/stations/slugs';
import type { Station } from '@/content/stations/types';
import { validateStations } from './stations';

/** The real records with one of them broken on purpose. */
function faults(slug: StationSlug, change: (station: Station) => void): string[] {
  const records = Object.values(stations).map((station) => structuredClone(station));
  const broken = records.find((station) => station.slug === slug);
  if (broken) change(broken);
  return validateStations(records).map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

/** The blocks of a station as they may be changed. */
const blocks = (station: Station) => station.blocks as StationBlock[];

/** Changes the first block of a kind. */
const block =
  <K extends StationBlock['kind']>(kind: K, change: (found: Extract<StationBlock, { kind: K }>) => void) =>
  (station: Station) => {
    const found = blocks(station).find((one) => one.kind === kind);
    if (!found) throw new Error(`${station.slug} has no ${kind}`);
    change(found as Extract<StationBlock, { kind: K }>);
  };

test.each<[string, StationSlug, (station: Station) => void, string]>([
  ['a month left out', 'quality', (s) => (s.months.from = 4), 'months: start in month 4, month 3 is next'],
  ['months upside down', 'nato-ready', (s) => (s.months.to = 5), 'months: 6 is above 5'],
  ['an empty text', 'security', (s) => (s.lead = ' '), 'lead: text is missing'],
  ['a date that is none', 'quality', (s) => (s.lead = 'Since {soon}.'), 'lead: "soon" is no ISO date'],
  ['no certification', 'foundation', (s) => (s.feeds = []), 'feeds: names no certification'],
  [
    'a link to a station that is not open',
    'security',
    (s) => (s.lead = '[On](/stations/quality)'),
    'next.station',
  ],
  [
    'Security with an open next station',
    'security',
    (s) => (s.next = { kind: 'open', station: 'quality', text: 'On.', action: 'Go' }),
    'next.kind: "open", expected "coming-soon"',
  ],
  [
    'a station skipped',
    'quality',
    (s) => (s.next = { kind: 'open', station: 'nato-ready', text: 'On.', action: 'Go' }),
    'next.station: nato-ready does not follow',
  ],
  ['a missing end of the journey', 'quality', (s) => (s.next = { kind: 'none' }), 'next.kind: "none"'],
  [
    'a fragment used twice',
    'security',
    (s) => blocks(s).push(structuredClone(blocks(s)[0] as StationBlock)),
    'blocks: fragment checklist is used twice',
  ],
  [
    'a fourth large heading',
    'security',
    (s) => {
      for (const one of blocks(s)) one.size = 'section';
    },
    'blocks: more than 3 large headings',
  ],
  [
    'a phase out of place',
    'quality',
    block('tabs', (b) => {
      if (b.phases[1]) b.phases[1].to = 4;
    }),
    'phases: weeks 6–8, week 5 is next',
  ],
  [
    'a status that reads like an accreditation',
    'nato-ready',
    block('facts', (b) => (b.note = 'Accredited.')),
    'completion.note: does not say "not an accreditation"',
  ],
  [
    'a row without a cell',
    'foundation',
    block('table', ({ rows: [, row] }) => (row?.cells as string[] | undefined)?.pop()),
    'company-forms.rows[1]: "Minimum capital" needs 3 cells',
  ],
  [
    'a block taken away',
    'nato-ready',
    (s) => {
      s.blocks = s.blocks.filter(({ id }) => id !== 'registrations');
    },
    'blocks: no block registrations',
  ],
])('finds %s and names the place', (_name, slug, change, expected) => {
  const found = faults(slug, change);
  expect(found.join('\n')).toContain(expected);
  expect(found.every((fault) => fault.startsWith(`content/stations/${slug}.ts`))).toBe(true);
});

test('finds a station out of order and one that is missing', () => {
  const [first, second, ...rest] = Object.values(stations) as [Station, Station, ...Station[]];
  expect(validateStations([second, first, ...rest]).map(({ message }) => message)).toContain(
    'station 1 is security',
  );
  expect(validateStations([first, second]).map(({ message }) => message)).toContain('station 5 is missing');
});
