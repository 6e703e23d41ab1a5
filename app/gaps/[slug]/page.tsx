import { Page } from '@/components/layout/Page';
import { gapBySlug } from '@/content/gaps';
import type { GapSlug } from '@/content/gaps/slugs';
import { familyRoute } from '@/lib/metadata/family-route';
import { GapPage } from './_components/GapPage';
import '../_components/gaps.css';

interface Props {
  params: Promise<{ slug: GapSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('gaps');

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/gaps/${slug}`}>
      <GapPage table={gapBySlug[slug]} />
    </Page>
  );
}
