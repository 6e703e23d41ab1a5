import { certificationCsv } from '@/lib/open-data/certifications';

export const dynamic = 'force-static';

/** Returns the ranges of the eight certifications as CSV. */
export function GET() {
  return new Response(certificationCsv(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
