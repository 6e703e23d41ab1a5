import { Page } from '@/components/layout/Page';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { kindPages } from '@/content/glossary/kinds';
import { entryCopy } from '@/content/page-copy/glossary';
import { glossaryChecked } from '@/lib/glossary/checked';
import { alphabetGroups } from '@/lib/glossary/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { FullEntry } from '../_components/FullEntry';
import { KindLinks } from '../_components/KindLinks';
import '../_components/glossary.css';

type KindSlug = (typeof kindPages)[number]['slug'];

interface Props {
  params: Promise<{ kind: KindSlug }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => kindPages.map(({ slug }) => ({ kind: slug }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(`/glossary/${(await params).kind}`);

/** Renders the full entries of one kind. */
export default async function KindRoute({ params }: Props) {
  const { kind: slug } = await params;
  const path = `/glossary/${slug}` as const;
  const { kind, title, lead } = kindPages.find((page) => page.slug === slug) as (typeof kindPages)[number];
  return (
    <Page path={path}>
      <PageHeader checked={glossaryChecked} crumbs={crumbs(path)} lead={lead} title={title} />
      <Section>
        <div className="entries ink-t" data-target-label={entryCopy.arrived}>
          {alphabetGroups(kind)
            .flatMap(({ ids }) => ids)
            .map((id) => (
              <FullEntry id={id} key={id} />
            ))}
        </div>
        {/* Hidden on mobile, where the breadcrumb leads to the index of all kinds. */}
        <div className="max-md:hidden print:hidden">
          <KindLinks current={path} />
        </div>
      </Section>
      <CertaintyKey path={path} section />
    </Page>
  );
}
