import { plainText } from '@/lib/text/rich-text';
import { legalBySlug } from '.';
import type { LegalDocument } from './types';

/** A text as one string: clauses, definitions and tables in their order. */
const read = ({ sections }: LegalDocument): string =>
  sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'clause') return [block.text, ...(block.items ?? [])];
        if (block.kind === 'definitions') return block.items.map(({ term, text }) => `${term}: ${text}`);
        if (block.kind === 'table') return block.rows.map((row) => row.join(': '));
        return [];
      }),
    )
    .map(plainText)
    .join('\n');

// The regulation's own periods, and what the specification does not name; its figures are in specification.test.ts.
test.each([
  ['gdpr', 'within 72 hours of becoming aware'],
  ['gdpr', 'within 1 month'],
  ['security', '/.well-known/security.txt'],
] as const)('%s states: %s', (slug, figure) => {
  expect(read(legalBySlug[slug])).toContain(figure);
});
