import type { Certification } from '@/content/certifications/types';
import { checkedMonth, sourcesIn } from '@/lib/facts/facts';
import { formatDate, formatRange, sumRanges } from '@/lib/figures/format';
import { detailTables } from './details';
import { onPaper } from './on-paper';
import type { Guide, PdfPart, PdfPoint, PdfSection } from './parts';

const coverNote =
  'Figures are planning ranges for preparation, in US dollars. Whether a certificate, license or clearance is granted is for others to decide. More tables, the relation to the other certifications and the present edition of this guide:';

const planningNote =
  'Planning ranges for preparation: each line pays for support through that phase. Fees that an authority, assessor or laboratory bills directly come on top. The comparison on the site gives separate estimates in euros, with other months: neither is a conversion of the other.';

const plain = (points: readonly PdfPoint[]): PdfPoint[] =>
  points.map(({ title, text }) => ({ title, text: onPaper(text) }));

const texts = (all: readonly string[]): PdfPart[] =>
  all.map((text) => ({ kind: 'text', text: onPaper(text) }));

function intro({ title, intro: [first = '', ...rest] }: Certification): PdfSection {
  return { title: `What ${title} is`, parts: [{ kind: 'lead', text: onPaper(first) }, ...texts(rest)] };
}

function phases({ phases }: Certification): PdfSection {
  return {
    title: 'Implementation process',
    parts: [
      {
        kind: 'phases',
        phases: phases.map(({ name, duration, investment, title, text, outputs }) => ({
          name,
          figures: [formatRange(duration), formatRange(investment)],
          title,
          text: text.map(onPaper),
          outputs,
        })),
      },
    ],
  };
}

function figures({ phases, timelineNote, investmentNote }: Certification): PdfSection {
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
          widths: [0.32, 0.31, 0.37],
          total: true,
        },
      },
      {
        kind: 'small',
        text: [planningNote, timelineNote, investmentNote]
          .map((text = '') => onPaper(text))
          .join(' ')
          .trim(),
      },
    ],
  };
}

function sources(record: Certification): PdfPart {
  const all = sourcesIn(record);
  const month = checkedMonth(record);
  return {
    kind: 'list',
    title: month ? `Sources, checked ${formatDate(month)}` : 'Sources',
    small: true,
    columns: 2,
    // The page names the issuers too: a guide is short.
    items: all.map(({ title, edition, date }) => `${title}. ${edition} (${formatDate(date)}).`),
  };
}

/** The guide of a certification, from its record alone. */
export function guideOf(record: Certification): Guide {
  const { phases: steps } = record;
  return {
    slug: record.slug,
    title: record.title,
    subtitle: record.subtitle,
    facts: [
      { term: 'Timeline', text: formatRange(sumRanges(steps.map((step) => step.duration))) },
      { term: 'Investment', text: formatRange(sumRanges(steps.map((step) => step.investment))) },
      { term: 'Complexity', text: record.comparison.complexity },
      { term: 'Prerequisites', text: record.comparison.prerequisites },
    ],
    note: coverNote,
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
        title: 'Prerequisites and preparation',
        parts: [
          { kind: 'list', title: 'Prerequisites', items: record.prerequisites.map(({ text }) => text) },
          { kind: 'points', title: 'What to prepare first', numbered: true, items: plain(record.prepare) },
        ],
      },
      {
        title: 'Common reasons for failure',
        parts: [{ kind: 'points', numbered: false, items: plain(record.failures) }],
      },
      {
        title: 'Notes and sources',
        parts: [{ kind: 'list', small: true, items: record.notes.map(onPaper) }, sources(record)],
      },
    ],
  };
}
