import type { Metadata } from 'next';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { JsonLd } from '@/components/ui/JsonLd';
import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { pageMetadata } from '@/lib/metadata';
import { certificationService } from '@/lib/structured-data/services';
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

export const generateStaticParams = () => certificationSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return pageMetadata(`/certifications/${slug}`, certificationBySlug[slug].meta);
}

export default async function CertificationPage({ params }: Props) {
  const certification = certificationBySlug[(await params).slug];
  return (
    <div data-sheet="certification">
      <JsonLd data={certificationService(certification)} />
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
  );
}
