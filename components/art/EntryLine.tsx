import { Bend } from '@/components/line/Bend';
import { Terminal } from '@/components/line/Terminal';
import { glossary } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import type { AlphabetGroup } from '@/lib/glossary/letters';

/** The number of entries from which a letter has enough space for its label, by viewport. */
const minLabeledEntries = { desktop: 3, tablet: 5 };

/** Renders the list of entries as a line with one tick per entry and a label at the start of each letter. */
export function EntryLine({ groups }: { groups: readonly AlphabetGroup[] }) {
  const ids = groups.flatMap((group) => group.ids);
  const center = (index: number) => index + 0.5;
  const letters = groups.map((group) => ({
    ...group,
    at: ids.indexOf(group.ids[0] as (typeof ids)[number]),
  }));
  return (
    <div aria-hidden="true" className="relative mt-8 h-19 max-md:hidden print:hidden">
      <Bend className="-top-10" />
      <span className="absolute inset-x-0 top-3 h-2 bg-line" />
      <Terminal className="top-0 right-0 h-8 w-2" />
      <svg
        aria-hidden="true"
        className="absolute top-5 h-7 w-full fill-none stroke-1 stroke-muted"
        preserveAspectRatio="none"
        height="28"
        viewBox={`0 0 ${ids.length} 28`}
        width={ids.length}
      >
        <path
          className="stroke-2 stroke-fg"
          vectorEffect="non-scaling-stroke"
          d={letters.map(({ at }) => `M${center(at)} 0v28`).join('')}
        />
        {glossaryKinds.map((kind) => (
          <path
            className="data-[match=yes]:stroke-6 data-[match=yes]:stroke-line"
            vectorEffect="non-scaling-stroke"
            d={ids.map((id, index) => (glossary[id].kind === kind ? `M${center(index)} 0v10` : '')).join('')}
            data-tags={kind}
            key={kind}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute top-9 h-8 w-full overflow-visible fill-muted text-caption">
        {letters
          .filter(({ ids: { length } }) => length >= minLabeledEntries.desktop)
          .map(({ id, label, at, ids: { length } }) => (
            <text
              className={length < minLabeledEntries.tablet ? 'max-lg:hidden' : undefined}
              dx="6"
              key={id}
              x={`${((center(at) / ids.length) * 100).toFixed(2)}%`}
              y="12"
            >
              {label}
            </text>
          ))}
      </svg>
    </div>
  );
}
