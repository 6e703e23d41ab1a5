import { pdfResponse } from '@/lib/pdf/files';

export const dynamic = 'force-static';

/** The checklist of a supplier's papers as a PDF file. */
export const GET = () => pdfResponse('papers', 'checklist');
