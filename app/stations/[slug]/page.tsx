import { Page } from '@/components/layout/Page';
import { stations } from '@/content/stations';
import type { StationSlug } from '@/content/stations/slugs';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/registry';
import { StationPage } from './_components/StationPage';

interface Props {
  params: Promise<{ slug: StationSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => familySlugs('stations');
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/stations/${(await params).slug}`);

export default async function Route({ params }: Props) {
  const { slug } = await params;
  return (
    <Page path={`/stations/${slug}`}>
      <div className="station-page">
        <StationPage station={stations[slug]} />
      </div>
    </Page>
  );
}
