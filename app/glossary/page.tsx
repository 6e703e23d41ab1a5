import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { Page } from '@/components/layout/Page';
import { Band } from '@/components/parts/Band';
import { Head } from '@/components/parts/Head';
import { FilterBar } from '@/components/sections/FilterBar';
import { checkedOn } from '@/content/certainty';
import { glossaryKinds } from '@/content/glossary/types';
import { entryCopy, head, indexCopy } from '@/content/page-copy/glossary';
import { dataLicense } from '@/content/site';
import { formatDate, oneWord } from '@/lib/figures/format';
import { glossaryDataPath } from '@/lib/glossary/addresses';
import { glossaryChecked } from '@/lib/glossary/checked';
import { entryCount } from '@/lib/glossary/entries';
import { letterGroups } from '@/lib/glossary/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { KindLinks } from './_components/KindLinks';
import { LetterSection } from './_components/LetterSection';
import { Letters, ListLine } from './_components/Letters';
import '@/app/styles/glossary.css';

export const metadata = pageMetadata('/glossary');

/** Glossary: the meaning of every entry under a permanent anchor, with an index by letter and by kind. */
export default function GlossaryPage() {
  const groups = letterGroups();
  return (
    <Page path="/glossary">
      <Head
        crumbs={crumbs('/glossary')}
        lead={head.lead}
        note={fill(checkedOn, { day: oneWord(formatDate(glossaryChecked)) })}
        title={head.title}
      />
      <Band compact>
        <div id="entries">
          <FilterBar
            fragment="kind-"
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
          <ListLine groups={groups} />
          <div className="glossary-index">
            <Letters groups={groups} />
            <div className="entries">
              <ArrivalMark words={entryCopy.arrived} />
              {groups.map((group) => (
                <LetterSection group={group} key={group.id} />
              ))}
            </div>
          </div>
        </div>
        <KindLinks />
        <p className="part-caption print:hidden">
          <a className="word-link" href={glossaryDataPath}>
            {indexCopy.data}
          </a>
          , {dataLicense}
        </p>
      </Band>
    </Page>
  );
}
