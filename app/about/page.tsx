import type { Metadata } from 'next';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';
import { JsonLd } from '@/components/ui/JsonLd';
import { aboutPage } from '@/content/page-copy/about';
import { pageMetadata } from '@/lib/metadata';
import { aboutPageData } from '@/lib/structured-data/site';
import { Accessibility } from './_components/Accessibility';
import { DistanceLine } from './_components/DistanceLine';
import { Fields } from './_components/Fields';
import { History } from './_components/History';
import { Partners } from './_components/Partners';
import { Purpose } from './_components/Purpose';
import { RoleTimetable } from './_components/RoleTimetable';
import '@/app/styles/about.css';

export const metadata: Metadata = pageMetadata('/about', aboutPage.meta);

export default function AboutPage() {
  return (
    <div data-sheet="about">
      <JsonLd data={aboutPageData('/about', aboutPage.title)} />
      <PageHead
        crumbs={[{ label: 'Home', href: '/' }, { label: aboutPage.crumb }]}
        lead={aboutPage.lead}
        title={aboutPage.title}
      >
        <DistanceLine />
      </PageHead>
      <Purpose />
      <RoleTimetable />
      <Fields />
      <Partners />
      <History />
      <Accessibility />
      <ClosingCall />
    </div>
  );
}
