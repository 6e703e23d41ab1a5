import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** A list with small rings as marks and hairlines between the items. */
export function StopList({ items, className }: { items: readonly Text[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          className={clsx(
            'relative border-rule border-t py-2.75 pl-7 text-copy leading-note last:border-b',
            'before:absolute before:top-4 before:left-0 before:size-3 before:rounded-full before:border-3 before:border-fg',
          )}
          key={item}
        >
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
