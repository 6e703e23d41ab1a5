import type { CertificationSlug } from '@/content/certifications/slugs';
import { certificationPdf } from '@/lib/pdf/files';
import { firstPagePicture } from '@/lib/pdf/first-page';
import { pdfStaticParams, type SlugContext } from '@/lib/pdf/response';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = pdfStaticParams;

/** Page one of the guide as a picture, from the very file that can be downloaded. */
export async function GET(_request: Request, { params }: SlugContext): Promise<Response> {
  const { slug } = await params;
  const picture = await firstPagePicture(await certificationPdf(slug as CertificationSlug, 'guide'));
  return new Response(Buffer.from(picture), { headers: { 'content-type': 'image/webp' } });
}
