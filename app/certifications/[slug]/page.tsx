import './_components/certification.css';
import { Page } from '@/components/layout/Page';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { familyRoute } from '@/lib/metadata/family-route';
import { CertificationPage } from './_components/CertificationPage';

interface Props {
  params: Promise<{ slug: CertificationSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('certifications');

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
