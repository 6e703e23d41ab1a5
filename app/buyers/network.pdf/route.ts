import { networkSheetResponse } from '@/lib/pdf/response';

export const dynamic = 'force-static';

/** The map of all buyers as a PDF file of one sheet. */
export const GET = networkSheetResponse;
