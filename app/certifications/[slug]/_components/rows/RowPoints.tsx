import { RichText } from '@/components/ui/RichText';
import type { Point } from '@/content/text';

/** Titled statements of a row, in two columns where there is room. */
export function RowPoints({ points, id }: { points: readonly Point[]; id?: string }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2 print:grid-cols-2" id={id}>
      {points.map(({ title, text }) => (
        <li className="row-point" key={title}>
          <h3 className="text-name font-bold text-fg print:text-small">{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
