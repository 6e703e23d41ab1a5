import { llmsPages } from '@/content/labels';
import { openData } from '@/content/open-data';
import type { RegisteredPage } from '@/content/page-declaration';
import { glossaryDataPath } from '@/lib/glossary/addresses';
import { budgetDataPaths } from '@/lib/open-data/budget';
import { openDataPaths } from '@/lib/open-data/certifications';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { atomPath } from '@/lib/rules/atom';

/** Machine-readable files in addition to the pages. */
const files = [
  [openDataPaths.json, openData.llms.json],
  [openDataPaths.csv, openData.llms.csv],
  [budgetDataPaths.json, openData.llms.budget],
  [budgetDataPaths.csv, openData.llms.budgetCsv],
  [glossaryDataPath, openData.llms.glossary],
  [atomPath, openData.llms.feed],
] as const;

/** Returns the pages and data files of the site as a Markdown list for language models (llms.txt). */
export function llmsTxt(siteName: string, pages: readonly RegisteredPage[]): string {
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
    `## ${openData.llms.heading}`,
    '',
    ...files.map(([path, what]) => `- [${path}](${absoluteUrl(path)}): ${what}`),
    '',
  ].join('\n');
}
