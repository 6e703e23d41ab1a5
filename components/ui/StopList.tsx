import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** A list with small rings as marks and hairlines between the items. */
export function StopList({ items, className }: { items: readonly Text[]; className?: string }) {
  return (
    <ul className={clsx('stop-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
