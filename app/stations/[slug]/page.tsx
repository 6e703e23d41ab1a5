import type { Metadata } from 'next';
import { stations } from '@/content/stations';
import { type StationSlug, stationSlugs } from '@/content/stations/slugs';
import { pageMetadata } from '@/lib/metadata';
import { StationPage } from './_components/StationPage';
import '@/app/styles/station.css';

interface RouteProps {
  params: Promise<{ slug: StationSlug }>;
}

export const dynamicParams = false;

export function generateStaticParams(): { slug: StationSlug }[] {
  return stationSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { slug } = await params;
  return pageMetadata(`/stations/${slug}`, stations[slug].meta);
}

export default async function Page({ params }: RouteProps) {
  const { slug } = await params;
  return (
    <div data-sheet="station">
      <StationPage station={stations[slug]} />
    </div>
  );
}
