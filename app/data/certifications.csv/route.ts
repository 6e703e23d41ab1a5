import { certificationCsv } from '@/lib/open-data/certifications';

export const dynamic = 'force-static';

/** The ranges of the eight certifications as a table. */
export function GET() {
  return new Response(certificationCsv(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
