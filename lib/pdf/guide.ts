import { blockCopy, budgetSentences, budgetTableCopy } from '@/content/budget/copy';
import { certaintyLabels } from '@/content/certainty';
import type { AnsweredText, Certification, CertificationSection } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { guideCopy } from '@/content/page-copy/pdf';
import { siteUrl } from '@/content/site';
import type { Text } from '@/content/text';
import { addressHost, urlInPrint } from '@/lib/addresses/addresses';
import { certificationBudget } from '@/lib/budget/certification';
import { billRows, dayRows, notesOf } from '@/lib/budget/certification-rows';
import { range } from '@/lib/budget/print';
import { costSummary } from '@/lib/budget/total-cost';
import { checkedMonth, documentAddress, editionOf, sourcesIn } from '@/lib/facts/facts';
import { formatDate, formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';
import { plainText, printedText } from '@/lib/text/rich-text';
import { mapTexts } from '@/lib/text/texts-in';
import type { PdfBlock, PdfRow, PdfTable } from './blocks';
import type { PdfCover, PdfDocument, PdfSection } from './document';
import { termsLine } from './terms';

const toNamedRows = (points: readonly AnsweredText[]): PdfRow[] =>
  points.map(({ title, answer, text }) => ({ name: title, text: `${answer} ${text}` }));

const table = (of: PdfTable): PdfBlock => ({ kind: 'table', table: of });
const small = (...texts: readonly (Text | undefined)[]): PdfBlock => ({
  kind: 'small',
  text: texts.filter(Boolean).join(' '),
});

/** Returns the block of a section; undefined for a kind that the guide does not print. */
function printedBlock(section: CertificationSection): PdfBlock | undefined {
  switch (section.kind) {
    case 'table':
      return table({
        caption: section.caption ?? section.title,
        columns: section.columns,
        rows: section.rows.map(([name, ...cells]) => [typeof name === 'string' ? name : name.text, ...cells]),
      });
    case 'levels': {
      const terms = section.levels[0]?.facts.map(({ term }) => term) ?? [];
      return table({
        caption: guideCopy.levels.caption,
        columns: [guideCopy.levels.level, ...terms],
        rows: section.levels.map(({ name, value, facts }) => [
          `${name}: ${value}`,
          ...terms.map((term) => facts.find((fact) => fact.term === term)?.text ?? ''),
        ]),
      });
    }
    case 'faq':
      return {
        kind: 'rows',
        columns: 2,
        rows: section.items.map(({ term, text }) => ({ name: term, text })),
      };
    default:
      return undefined;
  }
}

/** Returns a section of the page; none if the guide does not print its block. */
function printedSection(section: CertificationSection): PdfSection[] {
  const block = printedBlock(section);
  if (!block) return [];
  const { title, lead, note } = section;
  const texts: PdfBlock[] = lead ? [{ kind: 'text', text: lead }] : [];
  return [{ title, blocks: [...texts, block, ...(note ? [small(note)] : [])] }];
}

/** Returns the section on phases: months, dollars and what they cover, then the work and the result of each phase. */
function phases(record: Certification): PdfSection {
  const { phases: all, timelineNote, investmentNote } = record;
  const totals = [formatRange(totalDuration(record)), formatRange(totalInvestment(record))];
  const figures = table({
    caption: guideCopy.table.caption,
    columns: guideCopy.table.columns,
    widths: [0.22, 0.16, 0.24, 0.38],
    total: true,
    rows: [
      ...all.map(({ name, duration, investment, buys }) => [
        name,
        formatRange(duration),
        formatRange(investment),
        buys,
      ]),
      [guideCopy.table.total, ...totals, ''],
    ],
  });
  const process = table({
    caption: certificationCopy.process.title,
    columns: guideCopy.process,
    widths: [0.16, 0.55, 0.29],
    rows: all.map(({ name, title, text, outputs }) => [
      name,
      [`${title}.`, ...text].join(' '),
      `${outputs.join('. ')}.`,
    ]),
  });
  return {
    title: guideCopy.figures,
    blocks: [figures, small(guideCopy.planningNote, timelineNote, investmentNote), process],
  };
}

/** Returns the section on the budget: days and invoices by headcount, and the three figures for 30 people. */
function budget({ slug }: Certification): PdfSection {
  const certificationCosts = certificationBudget(slug);
  const columns = [budgetTableCopy.people, ...certificationCosts.sizes.map(({ heads }) => String(heads))];
  const widths = [0.32, 0.17, 0.17, 0.17, 0.17];
  const bills = (['body', 'tests'] as const).flatMap((block) => {
    const rows = billRows(certificationCosts, block);
    if (rows.length === 0) return [];
    const isEqualForAllSizes = rows.every(({ cells }) => new Set(cells).size === 1);
    return table({
      caption: blockCopy[block].name,
      columns: isEqualForAllSizes ? [budgetTableCopy.group[block], guideCopy.everySize] : columns,
      rows: rows.map(({ head, cells }) => [head, ...(isEqualForAllSizes ? cells.slice(0, 1) : cells)]),
      widths: isEqualForAllSizes ? [0.66, 0.34] : widths,
    });
  });
  const figures = costSummary(slug).map(({ term, text, note }) => ({
    // The figure has a line of its own, so that no range breaks.
    name: text,
    text: `${term}. ${printedText(note)}.`,
  }));
  const sentences = [
    certificationCosts.sizes.some(({ audit }) => audit) && budgetSentences.dated,
    notesOf(certificationCosts).noBill[0],
  ].filter(Boolean);
  const days = dayRows(certificationCosts).map(({ label, values }) => [label, ...values.map(range)]);
  const page = urlInPrint(`${siteUrl}/certifications/costs#${slug}`);
  return {
    title: guideCopy.budget.title,
    blocks: [
      { kind: 'rows', title: guideCopy.budget.inAll, columns: 3, rows: figures },
      ...(sentences.length > 0 ? [{ kind: 'text', text: plainText(sentences.join(' ')) } as const] : []),
      table({
        caption: `${budgetTableCopy.days} (${certaintyLabels['our-estimate']})`,
        columns,
        rows: days,
        widths,
      }),
      ...bills,
      small(fill(guideCopy.budget.more, { page })),
    ],
  };
}

/** Returns the sources as one paragraph; only the page lists the publishers. */
function sources(record: Certification): PdfBlock {
  // The guide does not contain the cases.
  const printable = { ...record, cases: undefined };
  const month = checkedMonth(printable);
  const all = sourcesIn(printable).map((source) => {
    const address = documentAddress(source.id);
    return [source.title, editionOf(source), ...(address ? [addressHost(address)] : [])].join(', ');
  });
  const title = month ? fill(guideCopy.sourcesChecked, { month: formatDate(month) }) : guideCopy.sources;
  return small(`${title}: ${all.join('; ')}.`);
}

/** Returns the guide of a certification, built from its record; the drawing is optional. */
export function guideOf(original: Certification, drawing?: PdfCover['drawing']): PdfDocument {
  const record = mapTexts(original, printedText);
  const { slug, title, subtitle, intro, details, checklist, comparison } = record;
  const first = checklist.flatMap(({ items }) => items.filter((item) => item.prepareFirst));
  const faqs = details.filter(({ kind }) => kind === 'faq');
  // The page has all sections; the guide has the first and the questions.
  const detail = details.filter((section) => !faqs.includes(section)).slice(0, 1);
  const sections: PdfSection[] = [
    {
      title: fill(guideCopy.intro, { name: title }),
      blocks: [
        ...intro.map((text, i): PdfBlock => ({ kind: i === 0 ? 'lead' : 'text', text })),
        { kind: 'rows', title: certificationCopy.need, columns: 3, rows: toNamedRows(record.need) },
      ],
    },
    { title: certificationCopy.why, blocks: [{ kind: 'rows', columns: 2, rows: toNamedRows(record.why) }] },
    {
      title: guideCopy.requirements,
      blocks: [{ kind: 'rows', columns: 2, mark: 'number', rows: toNamedRows(record.requirements) }],
    },
    ...detail.flatMap(printedSection),
    phases(record),
    budget(record),
    {
      title: guideCopy.preparation,
      blocks: [
        { kind: 'rows', title: guideCopy.facts.prerequisites, columns: 2, rows: record.prerequisites },
        { kind: 'rows', title: guideCopy.first, columns: 2, rows: first.map(({ text }) => ({ text })) },
      ],
    },
    ...faqs.flatMap(printedSection),
  ];
  return {
    title: fill(guideCopy.title, { name: title }),
    subject: subtitle,
    short: fill(guideCopy.short, { name: title }),
    kind: guideCopy.kind,
    heading: title,
    cover: {
      subtitle,
      drawing,
      facts: [
        { name: guideCopy.facts.timeline, text: formatRange(totalDuration(record)) },
        { name: guideCopy.facts.investment, text: formatRange(totalInvestment(record)) },
        { name: guideCopy.facts.complexity, text: comparison.complexity },
        { name: guideCopy.facts.prerequisites, text: comparison.prerequisites },
      ],
      contents: guideCopy.contents,
      note: guideCopy.coverNote,
      url: `${siteUrl}/certifications/${slug}`,
    },
    sections: [
      ...sections,
      {
        title: guideCopy.notes,
        blocks: [{ kind: 'rows', rows: record.notes.map((text) => ({ text })) }, sources(original)],
      },
    ],
    notes: [termsLine(sections, title)],
  };
}
