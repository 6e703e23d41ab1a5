import { RichText } from '@/components/ui/RichText';
import type { Point } from '@/content/text';

/** Titled statements under hairlines, beside the heading that names them. */
export function Briefs({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <div className="mt-12 print:mt-6 lg:mt-24 lg:grid lg:grid-cols-12 lg:gap-x-6">
      <h3 className="text-sub lg:col-span-5">{title}</h3>
      <ul className="border-fg border-t-2 max-lg:mt-6 print:mt-3 lg:col-span-6 lg:col-start-7">
        {points.map((point) => (
          <li className="border-rule border-b py-4 print:py-2 text-body last:border-b-0" key={point.title}>
            <b className="font-bold">{point.title}.</b> <RichText text={point.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
