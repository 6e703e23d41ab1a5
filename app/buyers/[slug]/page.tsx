import { buyerBySlug } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/list';
import { familyRoute } from '@/lib/metadata/family-route';
import { BuyerPage } from './_components/BuyerPage';

interface Props {
  params: Promise<{ slug: BuyerSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('buyers');

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return <BuyerPage buyer={buyerBySlug[slug]} />;
}
