import { paperSheetResponse } from '@/lib/pdf/response';

export const dynamic = 'force-static';

/** The checklist of a supplier's papers as a PDF file. */
export const GET = paperSheetResponse;
