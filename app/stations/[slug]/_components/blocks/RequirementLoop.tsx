import { clsx } from 'clsx';
import { RequirementLine } from '@/components/art/RequirementLine';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type { RequirementLoopBlock } from '@/content/stations/blocks';
import { fill } from '@/lib/text/fill';

/** Cell of each card from 761 px up, so that they run clockwise around the line. */
const cells = ['md:col-start-1', 'md:col-start-3', 'md:col-start-3', 'md:col-start-1'] as const;

/** Four requirement cards around a closed line; on the phone a numbered list under it. */
export function RequirementLoop({ block }: { block: RequirementLoopBlock }) {
  return (
    <div className="relative mt-6 border-fg md:border-t-2">
      <RequirementLine className="w-50 max-w-full max-md:mb-4 md:absolute md:top-6 md:left-1/2 md:w-62.5 md:-translate-x-1/2" />
      <ol className="max-md:border-t-2 md:grid md:grid-cols-[1fr_270px_1fr] md:grid-rows-2">
        {block.requirements.map(({ title, text, proof }, index) => (
          <li
            className={clsx(
              'py-4 max-md:grid max-md:grid-cols-[2.25rem_1fr] max-md:border-rule max-md:border-b md:min-h-43',
              cells[index],
              index < 2 ? 'md:row-start-1' : 'md:row-start-2',
            )}
            key={title}
          >
            <span aria-hidden="true" className="font-bold text-line md:hidden">
              {index + 1}
            </span>
            <div>
              <h3 className="text-name">{title}</h3>
              <p className="mt-2 text-small">
                <RichText text={text} />
              </p>
              <p className="mt-2 text-small text-muted">{fill(labels.proof, { proof })}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
