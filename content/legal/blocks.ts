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
      note: 'Export-control checks, and the evidence of work done for you',
      value: '{=retention.compliance}',
      length: retention.compliance,
    },
    {
      name: 'Contract documents',
      note: 'Orders, invoices, statements of work and the mails about them',
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
      note: 'Server records of this site and of the platform',
      value: '{=retention.usage}',
      length: retention.usage,
    },
  ],
};
