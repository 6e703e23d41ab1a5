import { llmsPages } from '@/content/labels';
import type { Page } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/metadata/absolute-url';

/** The pages of the site as a Markdown list, for readers that are programs. */
export function llmsTxt(siteName: string, pages: readonly Page[]): string {
  const [home, ...others] = pages.filter(({ index }) => index);
  const lines = others.map(
    ({ path, label, meta }) => `- [${label}](${absoluteUrl(path)}): ${meta.description}`,
  );
  return [
    `# ${siteName}`,
    '',
    `> ${home?.meta.description ?? ''}`,
    '',
    `## ${llmsPages}`,
    '',
    ...lines,
    '',
  ].join('\n');
}
