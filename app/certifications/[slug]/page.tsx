import { Page } from '@/components/layout/Page';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { CertificationPage } from './_components/CertificationPage';

interface Props {
  params: Promise<{ slug: CertificationSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => familySlugs('certifications');
export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/certifications/${(await params).slug}`);

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/certifications/${slug}`}>
      <div className="certification-page">
        <CertificationPage certification={certificationBySlug[slug]} />
      </div>
    </Page>
  );
}
