import { Page } from '@/components/layout/Page';
import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { legalBySlug, legalDocuments } from '@/content/legal';
import type { LegalSlug } from '@/content/legal/slugs';
import { numbered } from '@/lib/legal/numbering';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { familySlugs } from '@/lib/pages/family-slugs';
import { Glance } from './_components/Glance';
import { LegalBody } from './_components/LegalBody';
import { LegalHead } from './_components/LegalHead';
import { TableOfContents } from './_components/TableOfContents';
import '@/app/styles/legal.css';

interface Props {
  params: Promise<{ slug: LegalSlug }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => familySlugs('legal');

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/legal/${(await params).slug}`);

export default async function LegalPage({ params }: Props) {
  const document = numbered(legalBySlug[(await params).slug], legalDocuments);
  return (
    <Page path={`/legal/${document.slug}`}>
      <div data-sheet="legal">
        <LegalHead document={document} />
        <div className="relative" data-ground="paper">
          <Trunk />
          <Frame className="gap-x-16 pt-11 pb-21 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:pt-18 lg:pb-34">
            <div className="z-2 self-start max-lg:mb-14 lg:sticky lg:top-25 print:static">
              <TableOfContents
                items={document.sections}
                summary={`On this page: ${document.sections.length} sections`}
                title="On this page"
              />
            </div>
            <div className="flex flex-col gap-18">
              <Glance document={document} />
              <div>
                <LegalBody document={document} />
              </div>
            </div>
          </Frame>
        </div>
      </div>
    </Page>
  );
}
