import { Bend } from '@/components/line/Bend';
import { Terminal } from '@/components/line/Terminal';
import { glossary } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import type { LetterGroup } from '@/lib/glossary/letters';

/** Letters with fewer entries are too close together to be labeled on the line. */
const leastNamed = 3;

/** The whole list as a line with one step per entry; the letters are at their true position. */
export function ListLine({ groups }: { groups: readonly LetterGroup[] }) {
  const ids = groups.flatMap((group) => group.ids);
  const place = (index: number) => index + 0.5;
  let start = 0;
  const letters = groups.map(({ id, label, ids: { length } }) => {
    const at = start;
    start += length;
    return { id, label, at, named: length >= leastNamed };
  });
  return (
    <div aria-hidden="true" className="relative mt-8 h-19 max-md:hidden print:hidden">
      <Bend className="-top-10" />
      <span className="absolute inset-x-0 top-3 h-2 bg-line" />
      <Terminal className="top-0 right-0 h-8 w-2" />
      <svg
        aria-hidden="true"
        className="list-line absolute top-5 h-7 w-full"
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
          .filter(({ named }) => named)
          .map(({ id, label, at }) => (
            <text dx={at === 0 ? 0 : 6} key={id} x={`${((place(at) / ids.length) * 100).toFixed(2)}%`} y="12">
              {label}
            </text>
          ))}
      </svg>
    </div>
  );
}
