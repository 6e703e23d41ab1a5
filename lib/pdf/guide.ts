import { blockWords, budgetSentences, budgetTableWords } from '@/content/budget/words';
import { certaintyWords } from '@/content/certainty';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { guideCopy } from '@/content/page-copy/pdf';
import { addressHost } from '@/lib/addresses/addresses';
import { certificationBudget } from '@/lib/budget/certification';
import { asidesOf, billRows, dayRows, exampleLine } from '@/lib/budget/certification-rows';
import { range } from '@/lib/budget/print';
import { checkedMonth, documentAddress, editionOf, sourcesIn } from '@/lib/facts/facts';
import { formatDate, formatRange, sumRanges } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { detailTables } from './details';
import { onPaper } from './on-paper';
import type { Guide, PdfPart, PdfPoint, PdfSection } from './parts';
import { termsLine } from './terms';

const plain = (points: readonly PdfPoint[]): PdfPoint[] =>
  points.map(({ title, text }) => ({ title, text: onPaper(text) }));

const texts = (all: readonly string[]): PdfPart[] =>
  all.map((text) => ({ kind: 'text', text: onPaper(text) }));

function intro({ title, intro: [first = '', ...rest] }: Certification): PdfSection {
  return {
    title: fill(guideCopy.intro, { name: title }),
    parts: [{ kind: 'lead', text: onPaper(first) }, ...texts(rest)],
  };
}

function phases({ phases }: Certification): PdfSection {
  return {
    title: certificationCopy.process.title,
    parts: [
      {
        kind: 'phases',
        phases: phases.map(({ name, duration, investment, buys, title, text, outputs }) => ({
          name,
          figures: [formatRange(duration), formatRange(investment)],
          buys,
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
    title: guideCopy.figures,
    parts: [
      {
        kind: 'run',
        run: {
          alt: fill(guideCopy.run.alt, { phases: spoken, total: formatRange(duration) }),
          phases: phases.map(({ name, duration }) => ({ name, duration })),
        },
        table: {
          caption: guideCopy.table.caption,
          columns: [...guideCopy.table.columns],
          rows: [...rows, [guideCopy.table.total, formatRange(duration), formatRange(investment)]],
          widths: [0.32, 0.31, 0.37],
          total: true,
        },
      },
      {
        kind: 'small',
        text: [guideCopy.planningNote, timelineNote, investmentNote]
          .map((text = '') => onPaper(text))
          .join(' ')
          .trim(),
      },
    ],
  };
}

function sources(record: Certification): PdfPart {
  // The tables to look things up in stand on the page only.
  const printed = { ...record, references: undefined };
  const all = sourcesIn(printed);
  const month = checkedMonth(printed);
  return {
    kind: 'list',
    title: month ? fill(guideCopy.sourcesChecked, { month: formatDate(month) }) : guideCopy.sources,
    small: true,
    columns: 2,
    // The page names the issuers too: a guide is short.
    items: all.map((source) => {
      const address = documentAddress(source.id);
      const end = address ? `. ${addressHost(address)}` : '.';
      return `${source.title}. ${editionOf(source)}${end}`;
    }),
  };
}

/** Days by people in scope, an example of what others bill, the bills by country, and what the page says beside them. */
function budget({ slug }: Certification): PdfSection {
  const counted = certificationBudget(slug);
  const rows = dayRows(counted).map(({ label, values }) => [label, ...values.map(range)]);
  const columns = [budgetTableWords.people, ...counted.sizes.map(({ heads }) => String(heads))];
  const [first] = asidesOf(counted).noBill;
  const widths = [0.32, 0.17, 0.17, 0.17, 0.17];
  const bills = (['body', 'tests'] as const).flatMap((block): PdfPart[] => {
    const billed = billRows(counted, block).map(({ head, cells }) => [head, ...cells]);
    const caption = fill(budgetTableWords.money, { block: blockWords[block].name });
    return billed.length > 0 ? [{ kind: 'table', table: { caption, columns, rows: billed, widths } }] : [];
  });
  return {
    title: budgetTableWords.title,
    parts: [
      {
        kind: 'table',
        table: { caption: `${budgetTableWords.days} (${certaintyWords.assumed})`, columns, rows, widths },
      },
      {
        kind: 'small',
        text: [
          counted.sizes.some(({ audit }) => audit) && budgetSentences.dated,
          guideCopy.budget,
          first,
          exampleLine(counted),
        ]
          .filter(Boolean)
          .join(' '),
      },
      ...bills,
      {
        kind: 'points',
        numbered: false,
        items: counted.paragraphs.map(({ title, text }) => ({ title, text })),
      },
    ],
  };
}

/** The guide of a certification, from its record alone. */
export function guideOf(record: Certification): Guide {
  const { phases: steps } = record;
  const sections: PdfSection[] = [
    intro(record),
    {
      title: certificationCopy.why,
      parts: [{ kind: 'points', numbered: false, items: plain(record.why) }],
    },
    {
      title: guideCopy.requirements,
      parts: [{ kind: 'points', numbered: true, items: plain(record.requirements) }],
    },
    ...detailTables(record),
    phases(record),
    figures(record),
    budget(record),
    {
      title: guideCopy.preparation,
      parts: [
        {
          kind: 'list',
          title: guideCopy.facts.prerequisites,
          items: record.prerequisites.map(({ text }) => onPaper(text)),
        },
        { kind: 'points', title: certificationCopy.prepare, numbered: true, items: plain(record.prepare) },
      ],
    },
    {
      title: certificationCopy.failures,
      parts: [{ kind: 'points', numbered: false, items: plain(record.failures) }],
    },
  ];
  return {
    slug: record.slug,
    title: record.title,
    subtitle: record.subtitle,
    facts: [
      { term: guideCopy.facts.timeline, text: formatRange(sumRanges(steps.map((step) => step.duration))) },
      {
        term: guideCopy.facts.investment,
        text: formatRange(sumRanges(steps.map((step) => step.investment))),
      },
      { term: guideCopy.facts.complexity, text: record.comparison.complexity },
      { term: guideCopy.facts.prerequisites, text: record.comparison.prerequisites },
    ],
    note: guideCopy.coverNote,
    sections: [
      ...sections,
      {
        title: guideCopy.notes,
        parts: [
          { kind: 'list', small: true, items: record.notes.map(onPaper) },
          { kind: 'small', text: termsLine(sections, record.title) },
          sources(record),
        ],
      },
    ],
  };
}
