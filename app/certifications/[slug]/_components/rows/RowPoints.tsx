import { RichText } from '@/components/ui/RichText';
import type { Point } from '@/content/text';

/** Titled statements of a row, in two columns where there is room. */
export function RowPoints({ points, id }: { points: readonly Point[]; id?: string }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2 print:grid-cols-2" id={id}>
      {points.map(({ title, text }) => (
        <li
          className="relative border-rule border-t py-3.5 pl-6 text-copy leading-caption text-muted before:absolute before:top-4.5 before:left-0 before:h-5 before:w-1.5 before:bg-fg print:break-inside-avoid print:py-1 print:text-caption"
          key={title}
        >
          <h3 className="text-term leading-note font-bold text-fg print:text-label">{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
