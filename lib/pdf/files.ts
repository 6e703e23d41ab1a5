import { readFileSync } from 'node:fs';
import path from 'node:path';
import { certificationBySlug } from '@/content/certifications';
import { drawings } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { checklistOf } from './checklist';
import { guideOf } from './guide';
import { renderChecklist } from './render-checklist';
import { renderGuide } from './render-guide';

/** The two downloads of a certification; each is also the name of its file. */
export const pdfKinds = ['guide', 'checklist'] as const;
export type PdfKind = (typeof pdfKinds)[number];

/**
 * Pages state the size of the files that routes serve. The build bundles pages and routes separately but runs them in
 * one process: only through the global object can one use what the other has made.
 */
const shared = globalThis as { certificationPdfs?: Map<string, Promise<Uint8Array>> };
shared.certificationPdfs ??= new Map();
const made = shared.certificationPdfs;

/** Bytes of a download, made once per build. */
export function certificationPdf(slug: CertificationSlug, kind: PdfKind): Promise<Uint8Array> {
  const key = `${slug}/${kind}`;
  const known = made.get(key) ?? make(slug, kind);
  made.set(key, known);
  return known;
}

/** Size of a download in whole kB, as its link states. */
export async function certificationPdfSize(slug: CertificationSlug, kind: PdfKind): Promise<number> {
  const { byteLength } = await certificationPdf(slug, kind);
  return Math.ceil(byteLength / 1000);
}

function make(slug: CertificationSlug, kind: PdfKind): Promise<Uint8Array> {
  const record = certificationBySlug[slug];
  if (kind === 'checklist') return renderChecklist(checklistOf(record));
  const file = path.join(process.cwd(), `public/art/certifications/${slug}.svg`);
  return renderGuide(guideOf(record), { ...drawings[slug], svg: readFileSync(file, 'utf8') });
}
