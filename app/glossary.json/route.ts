import { glossaryData } from '@/lib/glossary/data';

export const dynamic = 'force-static';

/** The glossary as open data. */
export const GET = () => Response.json(glossaryData());
