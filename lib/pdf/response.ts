import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { certificationPdf, type PdfKind, paperSheetPdf } from './files';

/** What a route handler under certifications/[slug] is given. */
export interface SlugContext {
  params: Promise<{ slug: string }>;
}

/** One file for each certification. */
export const pdfStaticParams = (): { slug: CertificationSlug }[] =>
  certificationSlugs.map((slug) => ({ slug }));

/** Response of a download route; only slugs from `pdfStaticParams` get here. */
export async function pdfResponse({ params }: SlugContext, kind: PdfKind): Promise<Response> {
  const { slug } = await params;
  return pdf(await certificationPdf(slug as CertificationSlug, kind));
}

/** Response of the checklist of a supplier's papers. */
export const paperSheetResponse = async (): Promise<Response> => pdf(await paperSheetPdf());

const pdf = (bytes: Uint8Array) =>
  new Response(Buffer.from(bytes), { headers: { 'content-type': 'application/pdf' } });
