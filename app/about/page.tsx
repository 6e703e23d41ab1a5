import { Page } from '@/components/layout/Page';
import { PageHead } from '@/components/sections/PageHead';
import { aboutPage } from '@/content/page-copy/about';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { Accessibility } from './_components/Accessibility';
import { DistanceLine } from './_components/DistanceLine';
import { Fields } from './_components/Fields';
import { History } from './_components/History';
import { Method } from './_components/Method';
import { Partners } from './_components/Partners';
import { Purpose } from './_components/Purpose';
import { Team } from './_components/Team';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  return (
    <Page path="/about">
      <PageHead crumbs={crumbs('/about')} lead={aboutPage.lead} title={aboutPage.title}>
        <DistanceLine />
      </PageHead>
      <Purpose />
      <Team />
      <Fields />
      <Partners />
      <History />
      <Method />
      <Accessibility />
    </Page>
  );
}
