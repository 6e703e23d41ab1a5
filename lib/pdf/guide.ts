import type { Certification } from '@/content/certifications/types';
import { formatRange, sumRanges } from '@/lib/format';
import { plainText } from '@/lib/text';
import { detailTables } from './details';
import type { Guide, PdfPart, PdfPoint, PdfSection } from './parts';

const planningNote =
  'Planning ranges for preparation. Fees that an authority, assessor or laboratory bills directly come on top. The comparison on the site gives separate estimates in euros, with other months: neither is a conversion of the other.';

const plain = (points: readonly PdfPoint[]): PdfPoint[] =>
  points.map(({ title, text }) => ({ title, text: plainText(text) }));

const texts = (all: readonly string[]): PdfPart[] =>
  all.map((text) => ({ kind: 'text', text: plainText(text) }));

function intro({ title, intro: [first = '', ...rest] }: Certification): PdfSection {
  return { title: `What ${title} is`, parts: [{ kind: 'lead', text: plainText(first) }, ...texts(rest)] };
}

function phases({ phases }: Certification): PdfSection {
  return {
    title: 'Three phases, step by step',
    parts: [
      {
        kind: 'phases',
        phases: phases.map(({ name, duration, investment, title, text, outputs }) => ({
          name,
          figures: [formatRange(duration), formatRange(investment)],
          title,
          text: text.map(plainText),
          outputs,
        })),
      },
    ],
  };
}

function figures({ phases }: Certification): PdfSection {
  const duration = sumRanges(phases.map((phase) => phase.duration));
  const investment = sumRanges(phases.map((phase) => phase.investment));
  const rows = phases.map((phase) => [
    phase.name,
    formatRange(phase.duration),
    formatRange(phase.investment),
  ]);
  const spoken = phases.map(({ name, duration }) => `${name} ${formatRange(duration)}`).join(', ');
  return {
    title: 'Timeline and investment',
    parts: [
      {
        kind: 'run',
        run: {
          alt: `Shortest and longest run of the three phases on one month scale: ${spoken}, together ${formatRange(duration)}.`,
          phases: phases.map(({ name, duration }) => ({ name, duration })),
          total: duration,
        },
        table: {
          caption: 'Months and US dollars; the first amount is consultation',
          columns: ['Phase', 'Duration', 'Investment'],
          rows: [...rows, ['Total', formatRange(duration), formatRange(investment)]],
          widths: [0.34, 0.28, 0.38],
          total: true,
        },
      },
      { kind: 'small', text: planningNote },
    ],
  };
}

function sources({ sources }: Certification): PdfPart {
  return {
    kind: 'list',
    title: 'Sources',
    small: true,
    columns: 2,
    items: sources.map(({ title, publisher, edition }) => `${title}. ${publisher}. ${edition}.`),
  };
}

/** The guide of a certification, from its record alone. */
export function guideOf(record: Certification): Guide {
  const { phases: steps } = record;
  return {
    title: record.title,
    subtitle: record.subtitle,
    facts: [
      { term: 'Timeline', text: formatRange(sumRanges(steps.map((step) => step.duration))) },
      { term: 'Investment', text: formatRange(sumRanges(steps.map((step) => step.investment))) },
      { term: 'Complexity', text: record.comparison.complexity },
      { term: 'Prerequisites', text: record.comparison.prerequisites },
    ],
    note: plainText(record.notes.at(-1) ?? ''),
    sections: [
      intro(record),
      { title: 'Why it matters', parts: [{ kind: 'points', numbered: false, items: plain(record.why) }] },
      {
        title: 'Five key requirements',
        parts: [{ kind: 'points', numbered: true, items: plain(record.requirements) }],
      },
      ...detailTables(record),
      phases(record),
      figures(record),
      {
        title: 'Before you start',
        parts: [
          { kind: 'list', title: 'Prerequisites', items: record.prerequisites.map(({ text }) => text) },
          { kind: 'points', title: 'What to prepare first', numbered: true, items: plain(record.prepare) },
        ],
      },
      {
        title: 'What usually goes wrong',
        parts: [{ kind: 'points', numbered: false, items: plain(record.failures) }],
      },
      {
        title: 'How to read this guide',
        parts: [{ kind: 'list', small: true, items: record.notes.map(plainText) }, sources(record)],
      },
    ],
  };
}
