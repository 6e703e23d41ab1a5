import type { Text } from '../text';
import type { LegalBlock } from './types';

/** Returns a numbered clause. */
export const clause = (text: Text, items?: Text[]): LegalBlock => ({
  kind: 'clause',
  text,
  ...(items && { items }),
});

/** Retention table of the terms and of the privacy policy. */
export const retentionTable: LegalBlock = {
  kind: 'table',
  caption: 'How long records are kept',
  columns: ['Record', 'What it holds', 'Kept for'],
  rows: [
    [
      'Compliance records',
      'Export-control checks, and evidence of what was done for you and when',
      '{figure:retention.compliance}',
    ],
    [
      'Contract documents',
      'Orders, invoices, statements of work and the emails about them',
      'Contract term plus {figure:retention.contract}',
    ],
    [
      'Marketing data',
      'Your address and what you asked to hear about',
      'Until consent is withdrawn, or {figure:retention.marketing} of inactivity',
    ],
    [
      'Usage data',
      'Inquiries that lead to no order, and how the platform is used',
      '{figure:retention.usage}',
    ],
  ],
};
