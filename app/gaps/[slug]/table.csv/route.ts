import { gapResponse, gapStaticParams } from '@/lib/gaps/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = gapStaticParams;

/** Returns the rows of a gap table as CSV. */
export const GET = (_request: Request, context: { params: Promise<{ slug: string }> }) =>
  gapResponse(context, 'csv');
