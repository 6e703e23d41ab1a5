import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { certificationPdf, type PdfKind } from './files';

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
  const bytes = await certificationPdf(slug as CertificationSlug, kind);
  return new Response(Buffer.from(bytes), { headers: { 'content-type': 'application/pdf' } });
}
