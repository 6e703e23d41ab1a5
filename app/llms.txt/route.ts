import { pages } from '@/content/pages';
import { siteName } from '@/content/site';
import { llmsTxt } from '@/lib/metadata/llms-txt';

export const dynamic = 'force-static';

/** Returns the list of pages for language models, generated from the page records. */
export function GET() {
  return new Response(llmsTxt(siteName, pages), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
