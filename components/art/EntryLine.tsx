import { Bend } from '@/components/line/Bend';
import { Terminal } from '@/components/line/Terminal';
import { glossary } from '@/content/glossary';
import { glossaryKinds } from '@/content/glossary/types';
import type { AlphabetGroup } from '@/lib/glossary/letters';

/** Renders the list of entries as a line with one tick per entry, a longer one at the start of each letter. */
export function EntryLine({ groups }: { groups: readonly AlphabetGroup[] }) {
  const ids = groups.flatMap((group) => group.ids);
  const center = (index: number) => index + 0.5;
  const starts = groups.map((group) => ids.indexOf(group.ids[0] as (typeof ids)[number]));
  return (
    <div aria-hidden="true" className="relative mt-8 h-12 max-md:hidden print:hidden">
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
          d={starts.map((at) => `M${center(at)} 0v28`).join('')}
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
    </div>
  );
}
