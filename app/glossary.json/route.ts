import { glossaryData } from '@/lib/glossary/data';

export const dynamic = 'force-static';

/** Returns the glossary as JSON. */
export const GET = () => Response.json(glossaryData());
