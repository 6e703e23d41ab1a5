import { ScrollSpy } from '@/components/interactive/ScrollSpy';
import { glossaryIndexCopy } from '@/content/page-copy/glossary';
import { type AlphabetGroup, kindsOf } from '@/lib/glossary/letters';

/** Renders the index by letter as a row of links, which stays in view while the entries scroll. */
export function Letters({ groups }: { groups: readonly AlphabetGroup[] }) {
  return (
    <nav aria-label={glossaryIndexCopy.letters} className="letters" id="letters">
      <ol className="flex min-w-fit border-fg border-b-2 lg:justify-between">
        {groups.map((group, index) => (
          <li data-tags={kindsOf(group)} key={group.id}>
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${group.id}`}>
              {group.label}
            </a>
          </li>
        ))}
      </ol>
      <ScrollSpy list="letters" />
    </nav>
  );
}
