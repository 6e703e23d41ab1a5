import { atomFeed, atomType } from '@/lib/rules/atom';

export const dynamic = 'force-static';

/** The register of dated rules as a feed. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'content-type': `${atomType}; charset=utf-8` } });
}
