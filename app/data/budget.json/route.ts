import { budgetOpenFile } from '@/lib/open-data/budget';

export const dynamic = 'force-static';

/** Returns the figures of the budgets as JSON. */
export const GET = () => Response.json(budgetOpenFile());
