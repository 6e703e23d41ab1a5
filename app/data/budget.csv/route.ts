import { budgetCsv } from '@/lib/open-data/budget';

export const dynamic = 'force-static';

/** Returns the figures of the budgets as CSV. */
export function GET() {
  return new Response(budgetCsv(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
