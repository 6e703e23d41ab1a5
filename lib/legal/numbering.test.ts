import { legalDocuments } from '@/content/legal';
import { terms } from '@/content/legal/terms';
import type { LegalBlock, LegalDocument } from '@/content/legal/types';
import { gatherClauses, numberReferences, sectionNumber, withSectionNumbers } from './numbering';

const clause = (text: string): LegalBlock => ({ kind: 'clause', text });

const text = (ids: string[]): LegalDocument => ({
  ...terms,
  sections: ids.map((id) => ({ id, title: id, blocks: [clause('See [§](#last).')] })),
});

test('numbers a section by its position, and throws for an unknown one', () => {
  const { sections } = text(['first', 'last']);
  expect(sectionNumber(sections, 'last')).toBe(2);
  expect(() => sectionNumber(sections, 'lost')).toThrow('no section "lost"');
});

test('a reference to another document uses the number there and keeps its label', () => {
  expect(numberReferences('[the terms, §](/legal/terms#law)', text(['a']), legalDocuments)).toBe(
    `[the terms, section\u00a0${terms.sections.length}](/legal/terms#law)`,
  );
  expect(() => numberReferences('[§](/legal/none#law)', terms, legalDocuments)).toThrow('"/legal/none"');
});

test('numbers the references in every kind of block', () => {
  const said = 'See [§](#last).';
  const blocks: LegalBlock[] = [
    { kind: 'clause', text: said, items: [said] },
    { kind: 'table', columns: ['A', 'B'], rows: [[said, said]] },
    { kind: 'faq', items: [{ term: said, text: said }] },
  ];
  const document = { ...text(['first', 'last']), sections: [{ id: 'last', title: 'Last', blocks }] };
  const numbered = JSON.stringify(withSectionNumbers(document, []).sections);
  expect(numbered).not.toContain('§');
  expect(numbered.match(/\[section\u00a01\]\(#last\)/g)).toHaveLength(6);
});

test('counts clauses across the blocks between them', () => {
  const parts = gatherClauses([clause('a'), clause('b'), { kind: 'ending' }, clause('c')], 5);
  expect(
    parts.map((part) => (part.kind === 'clauses' ? part.clauses.map((c) => c.number) : part.kind)),
  ).toEqual([['5.1', '5.2'], 'ending', ['5.3']]);
});
