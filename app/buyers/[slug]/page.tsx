import { Page } from '@/components/layout/Page';
import { buyerBySlug } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { BuyerPage } from './_components/BuyerPage';

interface Props {
  params: Promise<{ slug: BuyerSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => familySlugs('buyers');
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/buyers/${(await params).slug}`);

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/buyers/${slug}`}>
      <BuyerPage buyer={buyerBySlug[slug]} />
    </Page>
  );
}
