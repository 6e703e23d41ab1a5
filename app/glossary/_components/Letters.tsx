import { ReadingMark } from '@/components/interactive/ReadingMark';
import { Bend } from '@/components/line/Bend';
import { Terminal } from '@/components/line/Terminal';
import { glossary } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import { indexCopy } from '@/content/page-copy/glossary';
import { kindsOf, type LetterGroup } from '@/lib/glossary/letters';

/** Index by letter: links with the number of their entries. */
export function Letters({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <nav aria-label={indexCopy.letters} className="letters">
      <ol id="letters">
        {groups.map((group, index) => (
          <li data-tags={kindsOf(group)} key={group.id}>
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${group.id}`}>
              <b>{group.label}</b> <span>{group.ids.length}</span>
            </a>
          </li>
        ))}
      </ol>
      <ReadingMark list="letters" />
    </nav>
  );
}

/** Letters with fewer entries are too close together to be labeled on the line; so many have room on the tablet too. */
const named = { least: 3, tablet: 5 };

/** The whole list as a line with one step per entry; the letters are at their true position. */
export function ListLine({ groups }: { groups: readonly LetterGroup[] }) {
  const ids = groups.flatMap((group) => group.ids);
  const place = (index: number) => index + 0.5;
  const letters = groups.map((group) => ({
    ...group,
    at: ids.indexOf(group.ids[0] as (typeof ids)[number]),
  }));
  return (
    <div aria-hidden="true" className="list-line">
      <Bend className="-top-10" />
      <span className="absolute inset-x-0 top-3 h-2 bg-line" />
      <Terminal className="top-0 right-0 h-8 w-2" />
      <svg
        aria-hidden="true"
        className="list-ticks absolute top-5 h-7 w-full"
        preserveAspectRatio="none"
        height="28"
        viewBox={`0 0 ${ids.length} 28`}
        width={ids.length}
      >
        <path className="letter" d={letters.map(({ at }) => `M${place(at)} 0v28`).join('')} />
        {glossaryKinds.map((kind) => (
          <path
            d={ids.map((id, index) => (glossary[id].kind === kind ? `M${place(index)} 0v10` : '')).join('')}
            data-tags={kind}
            key={kind}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute top-9 h-8 w-full overflow-visible fill-muted text-caption">
        {letters
          .filter(({ ids: { length } }) => length >= named.least)
          .map(({ id, label, at, ids: { length } }) => (
            <text
              data-close={length < named.tablet || undefined}
              dx="6"
              key={id}
              x={`${((place(at) / ids.length) * 100).toFixed(2)}%`}
              y="12"
            >
              {label}
            </text>
          ))}
      </svg>
    </div>
  );
}
