import { budgetCsv } from '@/lib/open-data/budget';

export const dynamic = 'force-static';

/** The figures of the budgets as a table. */
export function GET() {
  return new Response(budgetCsv(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
