import { Page } from '@/components/layout/Page';
import { gapBySlug } from '@/content/gaps';
import type { GapSlug } from '@/content/gaps/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { GapPage } from './_components/GapPage';

interface Props {
  params: Promise<{ slug: GapSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => familySlugs('gaps');
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/gaps/${(await params).slug}`);

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/gaps/${slug}`}>
      <GapPage table={gapBySlug[slug]} />
    </Page>
  );
}
