import type { PagePath, pages } from '@/content/pages';
import { familySlugs } from '../pages/registry';
import { pageMetadata } from './page-metadata';

/** Folder of a family of pages. */
type Folder = NonNullable<(typeof pages)[number]['family']>;

/** Returns the exports of a family's route in addition to its page: the slugs to build and the metadata of each. */
export const familyRoute = <F extends Folder>(folder: F) => ({
  generateStaticParams: () => familySlugs(folder),
  generateMetadata: async ({ params }: { params: Promise<{ slug: string }> }) =>
    pageMetadata(`/${folder}/${(await params).slug}` as PagePath),
});
