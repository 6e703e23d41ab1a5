import { retention } from './figures';
import type { BarsBlock, ClauseBlock, LegalText } from './types';

/** A numbered clause. */
export const clause = (text: LegalText, items?: LegalText[]): ClauseBlock => ({
  kind: 'clause',
  text,
  ...(items && { items }),
});

/** The retention table, which the terms and the privacy policy share. */
export const retentionTable: BarsBlock = {
  kind: 'bars',
  caption: 'How long records are kept',
  columns: ['Record', 'What it holds', 'Kept for'],
  rows: [
    {
      name: 'Compliance records',
      note: 'Export-control checks, and evidence of what was done for you and when',
      value: '{=retention.compliance}',
      length: retention.compliance,
    },
    {
      name: 'Contract documents',
      note: 'Orders, invoices, statements of work and the emails about them',
      value: 'Contract term plus {=retention.contract}',
      length: retention.contract,
    },
    {
      name: 'Marketing data',
      note: 'Your address and what you asked to hear about',
      value: 'Until consent is withdrawn, or {=retention.marketing} of inactivity',
      length: retention.marketing,
      open: true,
    },
    {
      name: 'Usage data',
      note: 'Inquiries that lead to no order, and how the platform is used',
      value: '{=retention.usage}',
      length: retention.usage,
    },
  ],
};
