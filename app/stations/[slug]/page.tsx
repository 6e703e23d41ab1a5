import './_components/station.css';
import { Page } from '@/components/layout/Page';
import { stations } from '@/content/stations';
import type { StationSlug } from '@/content/stations/slugs';
import { familyRoute } from '@/lib/metadata/family-route';
import { StationPage } from './_components/StationPage';

interface Props {
  params: Promise<{ slug: StationSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('stations');

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/stations/${slug}`}>
      <StationPage station={stations[slug]} />
    </Page>
  );
}
