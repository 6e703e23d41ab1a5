import { formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { plainText } from '@/lib/text/rich-text';
import { certificationBySlug, certifications } from '.';
import type { CertificationSlug } from './slugs';

/** Comparison table of the specification, section 3, as printed there. */
const table = {
  aqap2110:
    'AQAP 2110 | NATO Quality Assurance | 12–18 months | €55,000–100,000 | High | Required | No | Recommended | ISO 9001:2015 | nato, quality',
  iso9001:
    'ISO 9001:2015 | Quality Management | 6–9 months | €28,000–45,000 | Low-Medium | Recommended | Recommended | Recommended | None | quality',
  as9100d:
    'AS9100D | Aerospace Quality | 9–12 months | €45,000–70,000 | Medium-High | Recommended | Required* | Recommended | ISO 9001:2015 | quality',
  cmmc: 'CMMC | Cybersecurity | 6–12 months | €40,000–150,000 | High | No | Required | No | NIST 800-171 | cyber, us',
  iso27001:
    'ISO/IEC 27001 | Information Security | 6–9 months | €35,000–60,000 | Medium-High | Recommended | Recommended | Required* | Basic ISMS | cyber',
  itar: 'ITAR | Export Control | 3–6 months | €20,000–40,000 | Medium-High | No | Required | No | US Entity | us',
  'nato-clearance':
    'NATO Secret | Security Clearance | 6–12 months | €50,000–100,000 | Very High | Required* | No | Recommended | FSC and ISO 27001 | nato',
  'ce-marking':
    'CE Marking | Product Conformity | 3–6 months | €15,000–30,000 | Low-Medium | No | No | Required | Product Testing | eu',
} satisfies Partial<Record<CertificationSlug, string>>;

/** The eight of the specification; a record added later is not held against it. */
type Specified = keyof typeof table;
const specified = Object.keys(table) as Specified[];

/** Phases and totals of the specification, section 9: months, then thousands of US dollars. */
const quality = ['2–3 / 6–12 / 2–3 = 10–18', '15–25 / 30–50 / 20–35 = 65–110'];
const cyber = ['1–2 / 3–6 / 1–2 = 5–10', '10–20 / 25–50 / 15–30 = 50–100'];
const phases: Record<Specified, string[]> = {
  aqap2110: quality,
  as9100d: quality,
  iso9001: ['1–2 / 3–6 / 1–2 = 5–10', '8–15 / 15–25 / 10–20 = 33–60'],
  cmmc: cyber,
  iso27001: cyber,
  itar: ['1–2 / 2–4 / 1–2 = 4–8', '5–10 / 15–30 / 5–10 = 25–50'],
  'nato-clearance': ['1–2 / 2–4 / 3–6 = 6–12', '5–10 / 20–40 / 10–20 = 35–70'],
  'ce-marking': ['1–2 / 2–4 / 1–2 = 4–8', '5–10 / 15–30 / 10–20 = 30–60'],
};

/** First and third tab as the decisions on the specification name them. */
const tabs: Record<Specified, [string, string]> = {
  aqap2110: ['Preparation', 'Certification'],
  iso9001: ['Preparation', 'Certification'],
  as9100d: ['Preparation', 'Certification'],
  cmmc: ['Assessment', 'Certification'],
  iso27001: ['Assessment', 'Certification'],
  itar: ['Assessment', 'Compliance'],
  'nato-clearance': ['Assessment', 'Clearance'],
  'ce-marking': ['Assessment', 'Certification'],
};

const pair = ({ min, max }: { min: number; max: number }, unit = 1) => `${min / unit}–${max / unit}`;

/** Words in every text of a value. */
function words(value: unknown): number {
  if (typeof value === 'string') return plainText(value).split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + words(child), 0);
}

test('the dataset begins with the eight in the order of the table', () => {
  expect(certifications.map(({ slug }) => slug).slice(0, specified.length)).toEqual(specified);
});

test.each(certifications)('$slug says at least 900 words', (record) => {
  const { slug: _, meta: __, tags: ___, checklist: ____, comparison: _____, ...page } = record;
  expect(words(page)).toBeGreaterThanOrEqual(900);
});

describe.each(specified)('%s', (slug) => {
  const record = certificationBySlug[slug];

  test('carries the row of the comparison table', () => {
    const { comparison: row, focus, tags } = record;
    const cells = [row.name, focus, formatRange(row.timeline), formatRange(row.cost), row.complexity];
    expect([...cells, row.nato, row.usdod, row.eu, row.prerequisites, tags.join(', ')].join(' | ')).toBe(
      table[slug],
    );
  });

  test('has the phases and totals of the specification', () => {
    const timeline = record.phases.map(({ duration }) => pair(duration)).join(' / ');
    const investment = record.phases.map((phase) => pair(phase.investment, 1000)).join(' / ');
    expect([
      `${timeline} = ${pair(totalDuration(record))}`,
      `${investment} = ${pair(totalInvestment(record), 1000)}`,
    ]).toEqual(phases[slug]);
    expect([record.phases[0].name, record.phases[2].name]).toEqual(tabs[slug]);
  });
});
