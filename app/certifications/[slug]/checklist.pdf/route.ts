import { pdfResponse, pdfStaticParams, type SlugContext } from '@/lib/pdf/response';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = pdfStaticParams;

/** The checklist of a certification as a PDF file. */
export async function GET(_request: Request, context: SlugContext): Promise<Response> {
  return pdfResponse(context, 'checklist');
}
