import { budgetOpenFile } from '@/lib/open-data/budget';

export const dynamic = 'force-static';

/** The figures of the budgets as open data. */
export const GET = () => Response.json(budgetOpenFile());
