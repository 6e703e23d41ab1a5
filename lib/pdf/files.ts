import { readFileSync } from 'node:fs';
import path from 'node:path';
import { certificationBySlug } from '@/content/certifications';
import { drawings } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { checklistOf, paperSheet } from './checklists';
import { renderDocument } from './document';
import { guideOf } from './guide';

/** The two downloads of a certification; each is also the name of its file. */
export const pdfKinds = ['guide', 'checklist'] as const;
export type PdfKind = (typeof pdfKinds)[number];

/** Name under which a visitor keeps a download: the addresses of all guides end alike. */
export const savedName = (of: CertificationSlug | 'papers', kind: PdfKind): string =>
  `complytrain-${of}-${kind}.pdf`;

/**
 * Pages state the size of the files that routes serve. The build bundles pages and routes separately but runs them in
 * one process: only through the global object can one use what the other has made.
 */
const shared = globalThis as { renderedPdfs?: Map<string, Promise<Uint8Array>> };
shared.renderedPdfs ??= new Map();
const made = shared.renderedPdfs;

/** Bytes of a download, made once per build. */
export function certificationPdf(slug: CertificationSlug, kind: PdfKind): Promise<Uint8Array> {
  return once(`${slug}/${kind}`, () => make(slug, kind));
}

/** Bytes of the checklist of a supplier's papers, made once per build. */
export const paperSheetPdf = (): Promise<Uint8Array> => once('papers', () => renderDocument(paperSheet()));

/** Size of a download in whole kB, as its link states. */
export const certificationPdfSize = (slug: CertificationSlug, kind: PdfKind): Promise<number> =>
  sizeOf(certificationPdf(slug, kind));

/** The same of the checklist of a supplier's papers. */
export const paperSheetSize = (): Promise<number> => sizeOf(paperSheetPdf());

const sizeOf = async (bytes: Promise<Uint8Array>): Promise<number> =>
  Math.ceil((await bytes).byteLength / 1000);

function once(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = made.get(key) ?? render();
  made.set(key, known);
  return known;
}

function make(slug: CertificationSlug, kind: PdfKind): Promise<Uint8Array> {
  const record = certificationBySlug[slug];
  if (kind === 'checklist') return renderDocument(checklistOf(record));
  const file = path.join(process.cwd(), `public/art/certifications/${slug}.svg`);
  return renderDocument(guideOf(record, { ...drawings[slug], svg: readFileSync(file, 'utf8') }));
}
