import { readFileSync } from 'node:fs';
import path from 'node:path';
import { certificationBySlug } from '@/content/certifications';
import { drawings } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { checklistOf, supplierChecklist } from './checklists';
import { type PdfDocument, renderDocument } from './document';
import { guideOf } from './guide';
import { sampleDraft } from './sample-draft';

/** The two downloads of a certification; also their file names. */
export const pdfKinds = ['guide', 'checklist'] as const;
type PdfKind = (typeof pdfKinds)[number] | 'sample';

/** The subject of a download; for supplier documents there is only the checklist, for a draft only the sample. */
type PdfSubject = CertificationSlug | 'papers' | 'draft';

/** Returns the file name under which a download is saved, because the URLs of all guides end alike. */
export const downloadFilename = (of: PdfSubject, kind: PdfKind): string => `complytrain-${of}-${kind}.pdf`;

/** Returns the bytes of a download. */
export const pdfBytes = (of: PdfSubject, kind: PdfKind): Promise<Uint8Array> =>
  renderDocument(documentOf(of, kind));

/** Returns the response of a download route. */
export const pdfResponse = async (of: PdfSubject, kind: PdfKind): Promise<Response> =>
  new Response(Buffer.from(await pdfBytes(of, kind)), { headers: { 'content-type': 'application/pdf' } });

function documentOf(of: PdfSubject, kind: PdfKind): PdfDocument {
  if (of === 'papers') return supplierChecklist();
  if (of === 'draft') return sampleDraft();
  const record = certificationBySlug[of];
  if (kind === 'checklist') return checklistOf(record);
  const file = path.join(process.cwd(), `public/art/certifications/${of}.svg`);
  return guideOf(record, { ...drawings[of], svg: readFileSync(file, 'utf8') });
}
