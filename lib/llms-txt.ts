import type { Route } from '@/content/routes';
import { absoluteUrl } from './metadata';

/** The pages of the site as a Markdown list, for readers that are programs. */
export function llmsTxt(siteName: string, routes: readonly Route[]): string {
  const [home, ...pages] = routes.filter(({ index }) => index);
  const lines = pages.map(
    ({ path, label, meta }) => `- [${label}](${absoluteUrl(path)}): ${meta.description}`,
  );
  return [`# ${siteName}`, '', `> ${home?.meta.description ?? ''}`, '', '## Pages', '', ...lines, ''].join(
    '\n',
  );
}
