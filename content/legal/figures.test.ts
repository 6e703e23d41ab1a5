import { plainText } from '@/lib/text/rich-text';
import { legalBySlug } from '.';
import type { LegalDocument } from './types';

/** A text as one string: clauses, definitions, tables and bars in their order. */
const read = ({ sections }: LegalDocument): string =>
  sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'clause') return [block.text, ...(block.items ?? [])];
        if (block.kind === 'definitions') return block.items.map(({ term, text }) => `${term}: ${text}`);
        if (block.kind === 'table') return block.rows.flat();
        if (block.kind === 'bars') return block.rows.map(({ name, value }) => `${name}: ${value}`);
        return [];
      }),
    )
    .map(plainText)
    .join('\n');

// The figures of the specification, section 9, as the texts print them.
test.each([
  'available 99.5% of the time',
  'at least 72 hours before',
  'Critical: 4 hours',
  'High: 24 hours',
  'Standard: 48 hours',
  'keep each backup for 30 days',
  'due net 30 days',
  'interest of 1.5% per month',
  'in the 12 months before the event',
  'by 5 years',
  'within 30 days of a written notice',
  'at least 60 days before the end',
  'For 90 days after termination you can export your data',
  'Danish law governs',
  'The seat of the ICC arbitration is Copenhagen and its language is English',
  'a 30-day money-back guarantee',
])('the terms state: %s', (figure) => {
  expect(read(legalBySlug.terms)).toContain(figure);
});

test.each([
  'Compliance records: 7 years',
  'Contract documents: Contract term plus 6 years',
  'Marketing data: Until consent is withdrawn, or 3 years of inactivity',
  'Usage data: 2 years',
])('privacy policy and terms state the same period: %s', (figure) => {
  expect(read(legalBySlug.privacy)).toContain(figure);
  expect(read(legalBySlug.terms)).toContain(figure);
});

test.each([
  ['gdpr', 'within 72 hours of becoming aware'],
  ['gdpr', 'within 1 month'],
  ['security', '(AES-256)'],
  ['security', 'Multi-factor authentication'],
  ['security', 'Role-based access'],
  ['security', '/.well-known/security.txt'],
] as const)('%s states: %s', (slug, figure) => {
  expect(read(legalBySlug[slug])).toContain(figure);
});
