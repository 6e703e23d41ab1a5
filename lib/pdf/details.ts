import type { Certification, DetailBlock } from '@/content/certifications/types';
import { guideCopy } from '@/content/page-copy/pdf';
import { onPaper } from './on-paper';
import type { PdfPart, PdfSection, PdfTable } from './parts';

/** Shares of the width that keep rows short: by the square root of each column's amount of text. */
function shares(columns: readonly string[], rows: readonly string[][]): number[] {
  const weights = columns.map((column, i) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[i]?.length ?? 0), column.length)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

function tableOf(block: DetailBlock): PdfTable[] {
  switch (block.kind) {
    case 'table':
      return [
        table(
          block.caption,
          block.columns,
          block.rows.map((row) => row.map(onPaper)),
        ),
      ];
    case 'levels': {
      const terms = block.levels[0]?.facts.map((fact) => fact.term) ?? [];
      const rows = block.levels.map((level) => [
        `${level.name}: ${level.value}`,
        ...terms.map((term) => onPaper(level.facts.find((fact) => fact.term === term)?.text ?? '')),
      ]);
      const columns = [guideCopy.levels.level, ...terms];
      return [table(guideCopy.levels.caption, columns, rows)];
    }
    case 'scoring':
      return [];
  }
}

const table = (caption: string, columns: string[], rows: string[][]): PdfTable => ({
  caption,
  columns,
  rows,
  widths: shares(columns, rows),
});

/** What a reader must know beside the table. */
function note(block: DetailBlock): PdfPart[] {
  return block.kind === 'table' && block.note ? [{ kind: 'small', text: onPaper(block.note) }] : [];
}

/** The first block of a certification's own that a guide can print as a table: a guide is short, the page holds the rest. */
export function detailTables({ details }: Certification): PdfSection[] {
  const [block] = details;
  if (!block) return [];
  return [
    {
      title: block.title,
      parts: [
        { kind: 'text', text: onPaper(block.lead) },
        ...tableOf(block).map((table) => ({ kind: 'table' as const, table })),
        ...note(block),
      ],
    },
  ];
}
