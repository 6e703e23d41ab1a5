/** @jest-environment node */
import { type ExampleId, examples } from '@/content/planner/examples';
import { plan } from './plan';
import type { Plan } from './types';

const today = new Date('2026-11-21T12:00:00');

/** Span of an item from its first start to its last end, as the rule sheet prints it: `shortest / longest`. */
const span = ({ phases }: Plan['items'][number]) =>
  [0, 1].map((run) => `${phases[0]?.start[run]}–${phases.at(-1)?.end[run]}`).join(' / ');

const summary = (result: Plan) => ({
  items: result.items.map((item) => `${item.certification} ${item.verdict} ${span(item)}`),
  months: result.total.months,
  usd: result.total.usd.map((amount) => amount / 1000),
  ask: result.ask.map(({ certification }) => certification).sort(),
  notNeeded: result.notNeeded.map(({ certification }) => certification).sort(),
  held: result.held.map(({ certification }) => certification).sort(),
  pathway: result.pathway,
});

/** The rule sheet's twelve cases, to the half month and the thousand dollars. */
const golden: Record<ExampleId, ReturnType<typeof summary> & { gates: string[] }> = {
  'danish-drones': {
    items: ['iso9001 needed 0–5 / 0–10', 'iso27001 usual 0–5 / 0–10', 'aqap2110 needed 1–12 / 2–23'],
    months: [12, 23],
    usd: [148, 270],
    ask: ['as9100d', 'ce-marking', 'nato-clearance'],
    notNeeded: ['cmmc', 'itar'],
    held: [],
    pathway: 'nato-supplier',
    gates: ['war-material', 'aqap-clause'],
  },
  'ukrainian-drones-abroad': {
    items: ['itar usual 0–1 / 0–2', 'iso9001 needed 0–5 / 0–10', 'aqap2110 needed 1–12 / 2–23'],
    months: [12, 23],
    usd: [103, 180],
    ask: ['as9100d', 'ce-marking', 'iso27001'],
    notNeeded: ['cmmc', 'nato-clearance'],
    held: [],
    pathway: null,
    gates: ['ukrainian-permit', 'eu-importer'],
  },
  'parts-for-us-prime': {
    items: ['itar needed 0–4 / 0–8', 'as9100d usual 0–10 / 0–18', 'cmmc needed 0–5 / 0–10'],
    months: [10, 18],
    usd: [140, 260],
    ask: [],
    notNeeded: ['aqap2110', 'ce-marking', 'iso27001', 'nato-clearance'],
    held: ['iso9001'],
    pathway: 'us-defense',
    gates: ['us-license', 'release'],
  },
  'software-us-ncia': {
    items: ['itar usual 0–1 / 0–2', 'iso27001 usual 0–5 / 0–10', 'cmmc needed 1–6 / 2–12'],
    months: [6, 12],
    usd: [105, 210],
    ask: ['aqap2110', 'iso9001', 'nato-clearance'],
    notNeeded: ['as9100d', 'ce-marking'],
    held: [],
    pathway: 'cybersecurity',
    gates: ['ncia-declaration', 'release'],
  },
  'electronics-dual-use': {
    items: ['iso9001 needed 0–5 / 0–10', 'ce-marking needed 0–4 / 0–8', 'aqap2110 usual 1–12 / 2–23'],
    months: [12, 23],
    usd: [128, 230],
    ask: ['iso27001'],
    notNeeded: ['as9100d', 'cmmc', 'itar', 'nato-clearance'],
    held: [],
    pathway: null,
    gates: [],
  },
  'drones-aerospace': {
    items: ['iso9001 needed 0–5 / 0–10', 'ce-marking usual 0–4 / 0–8', 'as9100d usual 1–12 / 2–23'],
    months: [12, 23],
    usd: [128, 230],
    ask: [],
    notNeeded: ['aqap2110', 'cmmc', 'iso27001', 'itar', 'nato-clearance'],
    held: [],
    pathway: 'aerospace',
    gates: [],
  },
  'classified-norway': {
    items: ['aqap2110 usual 0–10 / 0–18', 'nato-clearance gate 0–2.5 / 0–6'],
    months: [10, 18],
    usd: [86, 160],
    ask: ['ce-marking'],
    notNeeded: ['as9100d', 'cmmc', 'itar'],
    held: ['iso27001', 'iso9001'],
    pathway: null,
    gates: ['war-material', 'sponsor', 'clearance-decision'],
  },
  energetics: {
    items: [],
    months: [0, 0],
    usd: [0, 0],
    ask: [],
    notNeeded: [],
    held: [],
    pathway: null,
    gates: ['ukrainian-permit'],
  },
  'us-drones-germany': {
    items: ['itar needed 0–4 / 0–8', 'aqap2110 needed 0–6.5 / 0–15'],
    months: [6.5, 15],
    usd: [71, 148],
    ask: ['ce-marking', 'iso27001'],
    notNeeded: ['cmmc', 'nato-clearance'],
    held: ['as9100d', 'iso9001'],
    pathway: null,
    gates: ['us-export', 'eu-importer'],
  },
  'ukrainian-drones-home': {
    items: ['iso9001 usual 0–5 / 0–10'],
    months: [5, 10],
    usd: [33, 60],
    ask: ['aqap2110'],
    notNeeded: ['as9100d', 'ce-marking', 'cmmc', 'iso27001', 'itar', 'nato-clearance'],
    held: [],
    pathway: null,
    gates: [],
  },
  'parts-all-held': {
    items: [],
    months: [0, 0],
    usd: [0, 0],
    ask: ['aqap2110'],
    notNeeded: ['ce-marking', 'cmmc', 'iso27001', 'itar', 'nato-clearance'],
    held: ['as9100d', 'iso9001'],
    pathway: null,
    gates: [],
  },
  'deadline-too-close': {
    items: ['iso9001 needed 0–3 / 0–8', 'iso27001 usual 0–5 / 0–10', 'aqap2110 needed 0.5–10.5 / 1.5–21'],
    months: [10.5, 21],
    usd: [136, 261],
    ask: ['as9100d', 'ce-marking', 'nato-clearance'],
    notNeeded: ['cmmc', 'itar'],
    held: [],
    pathway: 'nato-supplier',
    gates: ['nspa-eligibility'],
  },
};

const exampleOf = (id: ExampleId) => plan(examples.find((example) => example.id === id)?.answers, today);

test.each(examples)('$id is the rule sheet’s case', ({ id, answers }) => {
  const result = plan(answers, today);
  const { gates, ...expected } = golden[id];
  expect(summary(result)).toEqual(expected);
  expect(result.gates.map((gate) => gate.id)).toEqual(expect.arrayContaining(gates));
});

test('nine months from January 2027: what exists in September, and when one had to start', () => {
  const { deadline } = exampleOf('deadline-too-close');
  expect(deadline).toMatchObject({
    months: 9,
    rule: 'D3',
    verdict: 'does not fit',
    latestStart: ['2026-11', '2026-01'],
    by: {
      short: [
        { certification: 'iso9001', done: 3, under: null },
        { certification: 'iso27001', done: 3, under: null },
        { certification: 'aqap2110', done: 2, under: { n: 3, months: 0.5 } },
      ],
      long: [
        { certification: 'iso9001', done: 3, under: null },
        { certification: 'iso27001', done: 2, under: { n: 3, months: 1 } },
        { certification: 'aqap2110', done: 1, under: { n: 2, months: 3 } },
      ],
    },
  });
});

test('credits shrink one record and leave the others: prices of the sheet', () => {
  const usd = (id: ExampleId, slug: string) =>
    exampleOf(id).items.find(({ certification }) => certification === slug)?.usd;
  expect(usd('classified-norway', 'nato-clearance')).toEqual([21000, 50000]);
  expect(usd('us-drones-germany', 'aqap2110')).toEqual([46000, 98000]);
  expect(usd('deadline-too-close', 'iso9001')).toEqual([21000, 51000]);
  expect(usd('ukrainian-drones-abroad', 'itar')).toEqual([5000, 10000]);
});

const usChain = {
  buyers: ['US'],
  products: ['parts'],
  data: ['CUI'],
  usParts: 'yes',
  homeCountry: 'EU_NATO',
  size: '11-50',
  start: '2027-01',
};

test('the US route from zero, and with a quality system in use', () => {
  const zero = plan(usChain, today);
  expect(zero.total).toEqual({ months: [12, 23], usd: [163000, 300000] });
  expect(zero.items.map((item) => `${item.certification} ${span(item)}`)).toEqual([
    'itar 0–4 / 0–8',
    'iso9001 0–4 / 0–8',
    'as9100d 1–12 / 2–23',
    'cmmc 0–7 / 0–14',
  ]);
  const inUse = plan({ ...usChain, held: { iso9001: 'in-use' } }, today);
  expect(inUse.total).toEqual({ months: [10, 18], usd: [140000, 260000] });
  expect(inUse.held).toEqual([{ certification: 'iso9001', state: 'in-use', check: null, rules: ['R09'] }]);
});

test('FCI alone with AS9100D held: Level 1 and the first phase of ITAR', () => {
  const { total, items } = plan(
    { ...usChain, data: ['FCI'], usParts: 'no', held: { as9100d: 'certified' } },
    today,
  );
  expect(total).toEqual({ months: [2.5, 6], usd: [16000, 63000] });
  expect(items.find(({ certification }) => certification === 'cmmc')?.usd).toEqual([11000, 53000]);
});

test('everything at once with ten people: 16 to 32 months, and the sentence that it is too much', () => {
  const { total, notes, items } = plan(
    {
      ...usChain,
      buyers: ['DE', 'US', 'AERO', 'EUCIV'],
      products: ['drones', 'software'],
      data: ['CUI', 'CONFIDENTIAL'],
      size: '1-10',
    },
    today,
  );
  expect(items).toHaveLength(8);
  expect(total).toEqual({ months: [16, 32], usd: [343000, 640000] });
  expect(notes).toContain('Z4');
});
