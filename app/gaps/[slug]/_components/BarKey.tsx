import { judgedStates } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';
import { barSize, RequirementBar } from './RequirementBar';

const { onePoint, morePoints } = tableCopy.picture;
const { base, width } = barSize;

/** Explains height and filling of the bars: one, three and five points, and the three states at five. */
export function BarKey() {
  const bars = [
    ...([1, 3, 5] as const).map((points) => ({
      points,
      state: 'reuse' as const,
      name: points === 1 ? onePoint : fill(morePoints, { points }),
    })),
    ...judgedStates.map((state) => ({ points: 5 as const, state, name: stateCopy[state].name })),
  ];
  return (
    <ul className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-3 text-small">
      {bars.map(({ points, state, name }) => (
        <li className="flex items-end gap-2" key={name}>
          <svg
            aria-hidden="true"
            className="h-8 w-auto flex-none overflow-visible md:h-14"
            viewBox={`0 0 ${width} ${base}`}
          >
            <RequirementBar row={{ points, state }} x={0} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
