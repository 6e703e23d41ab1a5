import { Page } from '@/components/layout/Page';
import { gapBySlug } from '@/content/gaps';
import type { GapSlug } from '@/content/gaps/slugs';
import type { GapTable } from '@/content/gaps/types';
import { familyRoute } from '@/lib/metadata/family-route';
import { GapPage } from './_components/GapPage';
import { MovedTable } from './_components/MovedTable';
import '@/app/styles/gaps.css';

interface Props {
  params: Promise<{ slug: GapSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('gaps');

export default async function Route({ params }: Props) {
  const { slug } = await params;
  const table: GapTable = gapBySlug[slug];
  return (
    <Page path={`/gaps/${slug}`}>
      {table.kind === 'clauses' && table.movedTo ? (
        <MovedTable table={table} to={table.movedTo} />
      ) : (
        <GapPage table={table} />
      )}
    </Page>
  );
}
