import { pdfResponse } from '@/lib/pdf/files';

export const dynamic = 'force-static';

/** Returns the example of a drafted page as a PDF file. */
export const GET = () => pdfResponse('draft', 'sample');
