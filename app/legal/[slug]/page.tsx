import { Page } from '@/components/layout/Page';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { legalBySlug, legalDocuments } from '@/content/legal';
import type { LegalSlug } from '@/content/legal/slugs';
import { withSectionNumbers } from '@/lib/legal/numbering';
import { familyRoute } from '@/lib/metadata/family-route';
import { LegalPage } from './_components/LegalPage';

interface Props {
  params: Promise<{ slug: LegalSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('legal');

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/legal/${slug}`}>
      <LegalPage document={withSectionNumbers(legalBySlug[slug], legalDocuments)} />
      <CertaintyKey path={`/legal/${slug}`} section />
    </Page>
  );
}
