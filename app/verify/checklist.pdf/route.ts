import { pdfResponse } from '@/lib/pdf/files';

export const dynamic = 'force-static';

/** Returns the checklist for the documents of a supplier as a PDF file. */
export const GET = () => pdfResponse('papers', 'checklist');
