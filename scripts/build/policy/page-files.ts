import { pageFilesId } from '../../../components/interactive/page-files';

/** Addresses of the scripts and style sheets that a page names. */
const filesIn = (html: string) =>
  [...html.matchAll(/ (?:src|href)="(\/_next\/static\/chunks\/[^"]+)"/g)].map(([, file]) => file as string);

/** Path → the files that not every page has; a folder's entry applies to all its pages that have none of their own. */
export function pageFilesOf(pages: ReadonlyMap<string, string>): Record<string, string[]> {
  const named = [...pages].map(([path, html]) => ({ path, files: new Set(filesIn(html)) }));
  const own = named.map(({ path, files }) => ({
    path,
    folder: path.slice(0, path.lastIndexOf('/') + 1),
    files: [...files].filter((file) => named.some((page) => !page.files.has(file))).sort(),
  }));
  const entries = own.map(({ path, folder, files }) => {
    const siblings = own.filter((page) => page.folder === folder).map((page) => `${page.files}`);
    const times = (list: string) => siblings.filter((one) => one === list).length;
    const common = siblings.every((list) => times(list) <= times(`${files}`));
    return [folder !== '/' && common ? folder : path, files] as const;
  });
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0));
}

/** The page with that map, which tells a hovered link the files of its target. */
export const withPageFiles = (html: string, files: Record<string, string[]>): string =>
  html.replace(
    '</head>',
    `<script type="application/json" id="${pageFilesId}">${JSON.stringify(files)}</script></head>`,
  );
