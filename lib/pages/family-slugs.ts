import { pages } from '@/content/pages';

/** Static parameters of a family's route: the last segment of each of its pages. Throws on a folder without a family. */
export function familySlugs(folder: string): { slug: string }[] {
  const paths = pages.filter(({ family }) => family === folder).map(({ path }) => path);
  if (paths.length === 0) throw new Error(`familySlugs: no family "${folder}"`);
  return paths.map((path) => ({ slug: path.slice(folder.length + 2) }));
}
