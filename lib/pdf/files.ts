import { readFileSync } from 'node:fs';
import path from 'node:path';
import { certificationBySlug } from '@/content/certifications';
import { drawings } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { checklistOf, paperSheet } from './checklists';
import { type PdfDocument, renderDocument } from './document';
import { guideOf } from './guide';

/** The two downloads of a certification; each is also the name of its file. */
export const pdfKinds = ['guide', 'checklist'] as const;
type PdfKind = (typeof pdfKinds)[number];

/** What a download is of; of a supplier's papers there is the checklist alone. */
type PdfSubject = CertificationSlug | 'papers';

/** Name under which a visitor keeps a download: the addresses of all guides end alike. */
export const downloadFilename = (of: PdfSubject, kind: PdfKind): string => `complytrain-${of}-${kind}.pdf`;

/**
 * Pages state the size of the files that routes serve. The build bundles pages and routes separately but runs them in
 * one process: only through the global object can one use what the other has made.
 */
const shared = globalThis as { renderedPdfs?: Map<string, Promise<Uint8Array>> };
shared.renderedPdfs ??= new Map();
const made = shared.renderedPdfs;

/** Bytes of a download, made once per build. */
export function pdfBytes(of: PdfSubject, kind: PdfKind): Promise<Uint8Array> {
  const name = downloadFilename(of, kind);
  const bytes = made.get(name) ?? renderDocument(documentOf(of, kind));
  made.set(name, bytes);
  return bytes;
}

/** Size of a download in whole kB, as its link states. */
export const pdfSize = async (of: PdfSubject, kind: PdfKind): Promise<number> =>
  Math.ceil((await pdfBytes(of, kind)).byteLength / 1000);

/** What the address of a download answers. */
export const pdfResponse = async (of: PdfSubject, kind: PdfKind): Promise<Response> =>
  new Response(Buffer.from(await pdfBytes(of, kind)), { headers: { 'content-type': 'application/pdf' } });

function documentOf(of: PdfSubject, kind: PdfKind): PdfDocument {
  if (of === 'papers') return paperSheet();
  const record = certificationBySlug[of];
  if (kind === 'checklist') return checklistOf(record);
  const file = path.join(process.cwd(), `public/art/certifications/${of}.svg`);
  return guideOf(record, { ...drawings[of], svg: readFileSync(file, 'utf8') });
}
