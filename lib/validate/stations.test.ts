import { stations } from '@/content/stations';
import type { StationSlug } from '@/content/stations/slugs';
import type { Station, StationBlock } from '@/content/stations/types';
import { validateStations } from './stations';

/** The real records with one of them broken on purpose. */
function faults(slug: StationSlug, change: (station: Station) => void): string[] {
  const records = Object.values(stations).map((station) => structuredClone(station));
  const broken = records.find((station) => station.slug === slug);
  if (broken) change(broken);
  return validateStations(records).map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

/** Changes the first block of a kind, beside the sidebar or not. */
const block =
  <K extends StationBlock['kind']>(kind: K, change: (found: Extract<StationBlock, { kind: K }>) => void) =>
  (station: Station) => {
    const found = [...(station.column?.blocks ?? []), ...station.blocks].find((one) => one.kind === kind);
    if (!found) throw new Error(`${station.slug} has no ${kind}`);
    change(found as Extract<StationBlock, { kind: K }>);
  };

test.each<[string, StationSlug, (station: Station) => void, string]>([
  [
    'weeks no phase fills',
    'security',
    (s) => (s.weeks.max = 9),
    'phases: end in week 8, the station takes up to 9',
  ],
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
    (s) => s.blocks.push({ ...structuredClone(s.blocks[0] as StationBlock), ground: 'paper' }),
    'blocks: fragment standards is used twice',
  ],
  [
    'two neighbors on ink',
    'security',
    (s) => {
      for (const one of s.blocks) one.ground = 'ink';
    },
    'blocks[1].ground: checklist and the block before it',
  ],
  [
    'an unknown standard',
    'security',
    block('standards', (b) => b.subjects[0]?.standards.push('soc2')),
    'standards.subjects[0].standards: unknown standard soc2',
  ],
  [
    'a subject no standard names',
    'security',
    block('standards', (b) => {
      if (b.subjects[1]) b.subjects[1].standards = [];
    }),
    'standards.subjects[1].standards: no standard names it',
  ],
  [
    'a scale that is too short',
    'security',
    block('weekPlan', (b) => (b.weeks = 6)),
    'weekly-plan.weeks: 6 columns',
  ],
  [
    'a phase out of place',
    'quality',
    block('weekTabs', (b) => {
      if (b.phases[1]) b.phases[1].to = 4;
    }),
    'phases: weeks 6–8, week 5 is next',
  ],
  [
    'five deliverables',
    'foundation',
    block('exchange', (b) => b.outputs.pop()),
    'checklist.outputs: every input leads to exactly one output',
  ],
  [
    'a status that reads like an accreditation',
    'nato-ready',
    block('completion', (b) => (b.text = 'Accredited.')),
    'completion.text: does not say "not an accreditation"',
  ],
  [
    'an answer used twice',
    'foundation',
    block('exchange', (b) => {
      if (b.outputs[0]) b.outputs[0].from = 0;
    }),
    'checklist.outputs: every input leads to exactly one output',
  ],
  [
    'a company form without a cell',
    'foundation',
    block('companyForms', (b) => b.rows[1]?.cells.pop()),
    'company-forms.rows[1]: "Register" needs a cell',
  ],
  [
    'a block taken away',
    'nato-ready',
    (s) => {
      s.blocks = s.blocks.filter(({ kind }) => kind !== 'registrations');
    },
    'blocks: no registrations block',
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
