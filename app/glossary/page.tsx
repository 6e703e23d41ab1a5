import { EntryLine } from '@/components/art/EntryLine';
import { TagFilter } from '@/components/interactive/TagFilter';
import { Page } from '@/components/layout/Page';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { RichText } from '@/components/ui/RichText';
import { glossary } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import { entryCopy, glossaryIndexCopy, head } from '@/content/page-copy/glossary';
import { dataLicense } from '@/content/site';
import { entryPath, glossaryDataPath } from '@/lib/glossary/addresses';
import { glossaryChecked } from '@/lib/glossary/checked';
import { entryCount } from '@/lib/glossary/entries';
import { type AlphabetGroup, alphabetGroups, kindsOf } from '@/lib/glossary/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { EntryHeading } from './_components/EntryHeading';
import { KindLinks } from './_components/KindLinks';
import { Letters } from './_components/Letters';
import './_components/glossary.css';

export const metadata = pageMetadata('/glossary');

/**
 * Renders the glossary: the definition of every entry under a permanent anchor, with an index by letter and by kind.
 */
export default function GlossaryPage() {
  const groups = alphabetGroups();
  return (
    <Page path="/glossary">
      <PageHeader
        checked={glossaryChecked}
        crumbs={crumbs('/glossary')}
        lead={head.lead}
        title={head.title}
      />
      <Section>
        <div id="entries">
          <TagFilter
            label={glossaryIndexCopy.kinds}
            name="kind"
            options={[
              { value: 'all', label: glossaryIndexCopy.all, count: entryCount() },
              ...glossaryKinds.map((kind) => ({
                value: kind,
                label: glossaryIndexCopy.kind[kind],
                count: entryCount(kind),
              })),
            ]}
            result={fill(glossaryIndexCopy.result, { all: entryCount() })}
            root="entries"
            sideways
          />
          <EntryLine groups={groups} />
          <Letters groups={groups} />
          <div className="entries index-entries" data-target-label={entryCopy.arrived}>
            {groups.map((group) => (
              <LetterSection group={group} key={group.id} />
            ))}
          </div>
        </div>
        <KindLinks />
        <p className="part-caption print:hidden">
          <a className="word-link" href={glossaryDataPath}>
            {glossaryIndexCopy.data}
          </a>
          , {dataLicense}
        </p>
      </Section>
    </Page>
  );
}

/** Renders the entries of one letter: a term, which links to the full entry, its title and a definition. */
function LetterSection({ group }: { group: AlphabetGroup }) {
  const { id, label, ids } = group;
  return (
    <section aria-labelledby={`${id}-entries`} data-tags={kindsOf(group)} id={id}>
      <h2 id={`${id}-entries`}>{label}</h2>
      {ids.map((entry) => (
        <article aria-labelledby={`${entry}-name`} data-tags={glossary[entry].kind} id={entry} key={entry}>
          <EntryHeading href={entryPath(entry)} id={entry} level="h3" />
          <p>
            <RichText terms={false} text={glossary[entry].definition} />
          </p>
        </article>
      ))}
    </section>
  );
}
