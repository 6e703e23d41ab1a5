import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { Page } from '@/components/layout/Page';
import { CheckedLine } from '@/components/sections/CheckedLine';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { glossaryChecked } from '@/content/glossary';
import { kindPages } from '@/content/glossary/kinds';
import { entryCopy } from '@/content/page-copy/glossary';
import { letterGroups } from '@/lib/glossary/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { FullEntry } from '../_components/FullEntry';
import { KindLinks } from '../_components/KindLinks';
import '@/app/styles/glossary.css';

type KindSlug = (typeof kindPages)[number]['slug'];

interface Props {
  params: Promise<{ kind: KindSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => kindPages.map(({ slug }) => ({ kind: slug }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/glossary/${(await params).kind}`);

/** The entries of one kind, in full. */
export default async function KindRoute({ params }: Props) {
  const { kind: slug } = await params;
  const path = `/glossary/${slug}` as const;
  return (
    <Page path={path}>
      {kindPages
        .filter((page) => page.slug === slug)
        .map(({ kind, title, lead }) => (
          <PageHead crumbs={crumbs(path)} key={kind} lead={lead} title={title}>
            <CheckedLine className="mt-6" day={glossaryChecked} />
            <div className="mt-8">
              <KindLinks current={kind} />
            </div>
            <div className="entries mt-8 border-fg border-t-2 pb-section">
              <ArrivalMark words={entryCopy.arrived} />
              {letterGroups(kind)
                .flatMap(({ ids }) => ids)
                .map((id) => (
                  <FullEntry id={id} key={id} />
                ))}
            </div>
          </PageHead>
        ))}
      <LookUp current="/glossary" />
    </Page>
  );
}
