import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/family-slugs';
import { CertificationHead } from './_components/CertificationHead';
import { Details } from './_components/Details';
import { FactStrip } from './_components/FactStrip';
import { FailPrepare } from './_components/FailPrepare';
import { MainColumn } from './_components/MainColumn';
import { Plan } from './_components/Plan';
import { Relations } from './_components/Relations';
import { Sidebar } from './_components/Sidebar';
import '@/app/styles/certification.css';

interface Props {
  params: Promise<{ slug: CertificationSlug }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => familySlugs('certifications');

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/certifications/${(await params).slug}`);

export default async function CertificationPage({ params }: Props) {
  const certification = certificationBySlug[(await params).slug];
  return (
    <Page path={`/certifications/${certification.slug}`}>
      <div data-sheet="certification">
        <CertificationHead certification={certification} />
        <FactStrip certification={certification} />
        {/* Sidebar last in the source, beside the content from 1181 px up. */}
        <div className="lg:grid lg:grid-cols-1">
          <MainColumn certification={certification} />
          <Details blocks={certification.details} />
          <Plan certification={certification} />
          <Sidebar certification={certification} />
        </div>
        <FailPrepare certification={certification} />
        <Relations certification={certification} />
        <ClosingCall />
      </div>
    </Page>
  );
}
