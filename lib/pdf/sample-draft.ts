import { type ClausePart, draftedPage } from '@/content/page-copy/drafted-page';
import { sampleDraftCopy } from '@/content/page-copy/pdf';
import { siteUrl } from '@/content/site';
import { stationHeads } from '@/content/stations/heads';
import { urlInPrint } from '@/lib/addresses/addresses';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import type { PdfDocument } from './document';

/** Returns a part of a clause as the draft prints it; a missing answer is in brackets. */
const draftText = (part: ClausePart) =>
  typeof part === 'string' ? part : 'answer' in part ? part.answer : `[${part.open}]`;

/** Returns the example of a drafted page: its clauses, each with what the reader checks, and its open entries. */
export function sampleDraft(): PdfDocument {
  const { document, clauses, answers, approval, origin, lead } = draftedPage;
  return {
    title: fill(sampleDraftCopy.title, { name: document.title }),
    subject: sampleDraftCopy.subject,
    short: document.title,
    kind: sampleDraftCopy.kind,
    heading: document.title,
    sections: [
      {
        title: document.stamps.draft,
        blocks: [
          { kind: 'text', text: `${origin} ${lead}` },
          {
            kind: 'table',
            table: {
              caption: document.title,
              columns: sampleDraftCopy.columns,
              widths: [0.5, 0.5],
              rows: clauses.map(({ parts, note }, index) => [
                `${index + 1}. ${parts.map(draftText).join('')}`,
                plainText(note),
              ]),
            },
          },
          {
            kind: 'rows',
            rows: [
              { name: answers.term, text: answers.text },
              { name: approval.term, text: approval.open },
            ],
          },
        ],
      },
    ],
    notes: [
      fill(sampleDraftCopy.note, {
        station: stationHeads.security.name,
        page: urlInPrint(`${siteUrl}/services/complytrain`),
      }),
    ],
  };
}
