import { Page } from '@/components/layout/Page';
import { legalBySlug, legalDocuments } from '@/content/legal';
import type { LegalSlug } from '@/content/legal/slugs';
import { numbered } from '@/lib/legal/numbering';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { LegalPage } from './_components/LegalPage';

interface Props {
  params: Promise<{ slug: LegalSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => familySlugs('legal');
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/legal/${(await params).slug}`);

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/legal/${slug}`}>
      <div className="legal-page">
        <LegalPage document={numbered(legalBySlug[slug], legalDocuments)} />
      </div>
    </Page>
  );
}
