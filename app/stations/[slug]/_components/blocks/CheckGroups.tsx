import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import type { ChecklistBlock } from '@/content/stations/blocks';
import { fill } from '@/lib/text/fill';

/** Groups of tick boxes side by side; under each item the record that shows it is done. */
export function CheckGroups({ block }: { block: ChecklistBlock }) {
  return (
    <div className={clsx('mt-8 grid gap-x-12 gap-y-8', block.groups.length > 1 && 'md:grid-cols-2')}>
      {block.groups.map(({ title, items }) => (
        <div key={items[0]?.text}>
          {title && <h3 className="border-fg border-t-2 pt-4 pb-3 text-name">{title}</h3>}
          <ul className={clsx(!title && 'border-fg border-t-2')}>
            {items.map(({ text, proof }) => (
              <li
                className="relative border-rule border-t py-3 pl-8 text-body before:absolute before:top-4 before:left-0 before:size-3.5 before:border-2 before:border-fg last:border-b"
                key={text}
              >
                {text}{' '}
                {proof && (
                  <span className="block text-small text-muted">{fill(labels.proof, { proof })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
