import { pages } from '@/content/pages';
import { siteName } from '@/content/site';
import { llmsTxt } from '@/lib/metadata/llms-txt';

export const dynamic = 'force-static';

/** The list of pages for language models, written from the same records as the pages. */
export function GET() {
  return new Response(llmsTxt(siteName, pages), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
