import { RichText } from '@/components/ui/RichText';
import type { BarsBlock } from '@/content/legal/types';
import { formatRange } from '@/lib/figures/format';
import { share } from '@/lib/geometry/scale';

const head = 'border-fg border-b-2 pr-4 pb-2 text-left text-small text-muted';
const cell = 'border-rule border-b py-3 pr-4 text-left align-baseline';

/** A table of durations; from 761 px each has a bar on the common scale, which the figure beside it says in words. */
export function BarsTable({ caption, columns, rows }: BarsBlock) {
  const [longest] = rows.map(({ length }) => length).sort((a, b) => b.max - a.max);
  if (!longest) return null;
  return (
    <table className="mt-6 w-full break-inside-avoid text-small">
      <caption className="pb-2 text-left font-bold text-small">{caption}</caption>
      <thead>
        <tr>
          <th className={head} scope="col">
            {columns[0]}
            <span className="max-md:hidden">: {columns[1].toLowerCase()}</span>
          </th>
          <th className={head} scope="col">
            {columns[2]}
          </th>
          <th className={`${head} pr-0! max-md:hidden`} scope="col">
            {formatRange({ ...longest, min: 0 })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, value, length, open }) => (
          <tr key={name}>
            <th className={`${cell} w-[54%] font-normal md:w-[38%]`} scope="row">
              <span className="block font-bold">{name}</span>{' '}
              <span className="block text-small text-muted">{note}</span>
            </th>
            <td className={`${cell} font-bold text-small tabular-nums text-balance md:w-[24%]`}>
              <RichText text={value} terms={false} />
            </td>
            <td className={`${cell} pr-0! max-md:hidden`}>
              <svg aria-hidden="true" className="h-3.5 w-full">
                <line className="stroke-rule" x2="100%" y1="7" y2="7" />
                <line
                  className="stroke-fg"
                  strokeDasharray={open ? '8 6' : undefined}
                  strokeWidth="14"
                  x2={share(length.max, longest.max)}
                  y1="7"
                  y2="7"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
