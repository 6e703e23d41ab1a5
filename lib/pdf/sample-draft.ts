import { draftedPage } from '@/content/page-copy/drafted-page';
import { sampleDraftCopy } from '@/content/page-copy/pdf';
import { siteUrl } from '@/content/site';
import { stationHeads } from '@/content/stations/heads';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import type { PdfDocument } from './document';

/** Returns the example of a drafted page: its clauses, each with what the reader checks, and its open entries. */
export function sampleDraft(): PdfDocument {
  const { document, clauses, foot, lead } = draftedPage;
  return {
    title: fill(sampleDraftCopy.title, { name: document.title }),
    subject: sampleDraftCopy.subject,
    short: document.title,
    kind: sampleDraftCopy.kind,
    heading: document.title,
    sections: [
      {
        title: document.state,
        blocks: [
          { kind: 'text', text: plainText(lead) },
          {
            kind: 'table',
            table: {
              caption: document.title,
              columns: sampleDraftCopy.columns,
              widths: [0.5, 0.5],
              rows: clauses.map(({ text, open, note }, index) => [
                `${index + 1}. ${[plainText(text), open && `[${open}]`].filter(Boolean).join(' ')}`,
                plainText(note),
              ]),
            },
          },
          { kind: 'rows', rows: foot.map(({ term: name, text }) => ({ name, text })) },
        ],
      },
    ],
    notes: [
      fill(sampleDraftCopy.note, {
        station: stationHeads.security.name,
        page: `${siteUrl}/services/complytrain`.replace(/^https?:\/\//, ''),
      }),
    ],
  };
}
