import { certifications } from '@/content/certifications';
import { verifiableDocuments } from '@/content/verify';
import { sourcesIn } from '@/lib/facts/facts';
import { formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { questionsIn } from '@/lib/structured-data/faq';
import { plainText, printedText } from '@/lib/text/rich-text';
import type { PdfTable } from './blocks';
import { checklistOf, supplierChecklist } from './checklists';
import type { PdfDocument } from './document';
import { guideOf } from './guide';
import { termsLine } from './terms';

const tablesOf = ({ sections }: PdfDocument): PdfTable[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.table : [])));

describe.each(certifications.map((record) => [record.slug, record] as const))('%s', (_, record) => {
  const guide = guideOf(record);
  const text = JSON.stringify(guide);

  test('cover and phase table contain the totals, in months and US dollars', () => {
    const totals = [formatRange(totalDuration(record)), formatRange(totalInvestment(record))];
    expect(guide.cover?.facts.slice(0, 2).map((fact) => fact.text)).toEqual(totals);
    const figures = tablesOf(guide).find(({ total }) => total);
    expect(figures?.rows.at(-1)?.slice(0, 3)).toEqual(['Total', ...totals]);
  });

  test('contains the questions of the page and their answers', () => {
    const rows = guide.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])),
    );
    for (const { term, text } of questionsIn(record))
      expect(rows).toContainEqual({ name: printedText(term), text: printedText(text) });
  });

  test('lists every source of the record, contains no placeholder, and never refers to itself as a page', () => {
    for (const source of sourcesIn({ ...record, cases: undefined }))
      expect(text).toContain(JSON.stringify(source.edition).slice(1, -1));
    expect(text).not.toMatch(/\]\(|\{\d{4}|\{fact|\{sure|this page/i);
  });

  test('the checklist contains every item of the page, numbered, with its evidence and how it fails', () => {
    expect(tablesOf(checklistOf(record)).map(({ rows }) => rows)).toEqual(
      record.checklist.map(({ items }, g) =>
        items.map(({ text, prepareFirst, checkedFirst, proof, failure }, i) => [
          `${g + 1}.${i + 1} ${plainText(text)}${prepareFirst ? ' (first)' : ''}${checkedFirst ? ' (asked)' : ''}`,
          plainText(proof),
          plainText(failure),
          '',
        ]),
      ),
    );
  });
});

test('the supplier checklist has a checkbox for everything that a genuine document shows', () => {
  const boxes = supplierChecklist().sections.map(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rows' ? block.rows.map(({ text }) => text) : [])),
  );
  expect(boxes).toEqual(verifiableDocuments.map(({ shows }) => shows.map((each) => plainText(each.text))));
});

test('spells out each abbreviation once, except in the document’s name; returns an empty string without any', () => {
  expect(
    termsLine({ a: 'Post the score in SPRS.', b: ['SPRS and CMMC', 'an FAI', 'technical data'] }, 'CMMC'),
  ).toBe(
    'Terms: SPRS, Supplier Performance Risk System; FAI, First article inspection. The glossary on the site has more terms.',
  );
  expect(termsLine({ a: 'Staff can show how they work.' }, 'CMMC')).toBe('');
});
