import { RichText } from '@/components/ui/RichText';
import type { DeliverablesBlock } from '@/content/stations/blocks/deliverables';
import { WorkFacts } from '../WorkFacts';

/** Numbered results, each with the work behind it. */
export function Deliverables({ block }: { block: DeliverablesBlock }) {
  return (
    <ol className="mt-12 border-fg border-t-2">
      {block.items.map(({ title, text, work }, index) => (
        <li className="grid gap-x-6 gap-y-4 border-rule border-b py-6 lg:grid-cols-12" key={title}>
          <div className="lg:col-span-5">
            <h3 className="text-h4">
              <span aria-hidden="true" className="mr-3 text-muted">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1.5 text-muted text-small">
              <RichText text={text} />
            </p>
          </div>
          {work && <WorkFacts className="lg:col-span-7" work={work} />}
        </li>
      ))}
    </ol>
  );
}
