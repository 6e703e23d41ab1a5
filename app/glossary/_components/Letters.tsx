import { ReadingMark } from '@/components/interactive/ReadingMark';
import { glossary } from '@/content/glossary';
import { indexCopy } from '@/content/page-copy/glossary';
import type { LetterGroup } from '@/lib/glossary/letters';

/** Index by letter: links with the number of their entries. */
export function Letters({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <nav
      aria-label={indexCopy.letters}
      className="z-2 self-start max-lg:mb-12 lg:sticky lg:top-24 print:hidden"
    >
      <ol className="letter-list lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto" id="letters">
        {groups.map(({ id, label, ids }, index) => (
          <li data-tags={[...new Set(ids.map((entry) => glossary[entry].kind))].join(' ')} key={id}>
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${id}`}>
              <b>{label}</b> <span>{ids.length}</span>
            </a>
          </li>
        ))}
      </ol>
      <ReadingMark list="letters" />
    </nav>
  );
}
