import { Page } from '@/components/layout/Page';
import { gapBySlug } from '@/content/gaps';
import type { GapSlug } from '@/content/gaps/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { GapPage } from './_components/GapPage';
import '@/app/styles/gaps.css';

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
      <div data-sheet="gaps">
        <GapPage table={gapBySlug[slug]} />
      </div>
    </Page>
  );
}
