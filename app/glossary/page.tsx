import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { Page } from '@/components/layout/Page';
import { CheckedLine } from '@/components/sections/CheckedLine';
import { FilterBar } from '@/components/sections/FilterBar';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { glossaryChecked } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import { entryCopy, head, indexCopy } from '@/content/page-copy/glossary';
import { dataLicense } from '@/content/site';
import { glossaryDataPath } from '@/lib/glossary/addresses';
import { entryCount } from '@/lib/glossary/entries';
import { letterGroups } from '@/lib/glossary/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { KindLinks } from './_components/KindLinks';
import { LetterSection } from './_components/LetterSection';
import { Letters } from './_components/Letters';
import { ListLine } from './_components/ListLine';
import '@/app/styles/glossary.css';

export const metadata = pageMetadata('/glossary');

/** Glossary: the meaning of every entry under a permanent anchor, with an index by letter and by kind. */
export default function GlossaryPage() {
  const groups = letterGroups();
  return (
    <Page path="/glossary">
      <PageHead crumbs={crumbs('/glossary')} lead={head.lead} title={head.title}>
        <CheckedLine className="mt-6" day={glossaryChecked} />
        <div id="entries">
          <div className="mt-8">
            <FilterBar
              label={indexCopy.kinds}
              options={[
                { value: 'all', label: indexCopy.all, count: entryCount() },
                ...glossaryKinds.map((kind) => ({
                  value: kind,
                  label: indexCopy.kind[kind],
                  count: entryCount(kind),
                })),
              ]}
              result={fill(indexCopy.result, { all: entryCount() })}
              root="entries"
            />
          </div>
          <ListLine groups={groups} />
          <div className="gap-x-12 py-12 lg:grid lg:grid-cols-[152px_minmax(0,1fr)]">
            <Letters groups={groups} />
            <div className="entries index">
              <ArrivalMark words={entryCopy.arrived} />
              {groups.map((group) => (
                <LetterSection group={group} key={group.id} />
              ))}
            </div>
          </div>
          <KindLinks />
          <p className="pt-6 pb-section text-small text-muted print:hidden">
            <a className="underline underline-offset-link" href={glossaryDataPath}>
              {indexCopy.data}
            </a>
            , {dataLicense}
          </p>
        </div>
      </PageHead>
      <LookUp current="/glossary" />
    </Page>
  );
}
