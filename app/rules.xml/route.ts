import { atomFeed, atomType } from '@/lib/rules/atom';

export const dynamic = 'force-static';

/** Returns the register of dated rules as an Atom feed. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'content-type': `${atomType}; charset=utf-8` } });
}
