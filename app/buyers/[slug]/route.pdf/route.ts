import { buyerRecords } from '@/content/buyers';
import { networkResponse, type SlugContext } from '@/lib/pdf/response';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => buyerRecords.map(({ slug }) => ({ slug }));

/** The route to a buyer as a PDF file of one sheet. */
export const GET = (_request: Request, context: SlugContext): Promise<Response> => networkResponse(context);
