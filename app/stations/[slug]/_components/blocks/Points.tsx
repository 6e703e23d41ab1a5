import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import type { PointsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { fill } from '@/lib/text/fill';

/** Paragraphs, then titled statements in two columns. */
export function Points({ block }: { block: PointsBlock }) {
  return (
    <>
      {block.paragraphs && <Prose className="mt-8" paragraphs={block.paragraphs} />}
      <Fold className="mt-8 md:mt-12" title={fill(stationLabels.points, { count: block.points.length })}>
        <ul className="grid border-fg md:grid-cols-2 md:border-t-2 md:gap-x-12">
          {block.points.map(({ title, text }) => (
            <li className="border-rule border-b py-4 md:py-6" key={title}>
              <h3 className="text-name">{title}</h3>
              <p className="mt-2 text-body text-muted">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
