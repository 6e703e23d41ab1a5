import type { Text } from '@/content/text';
import { RichText } from './RichText';

/** A list to work through, each item with an empty box (a picture of one: the site takes no input). */
export function Checklist({ items }: { items: readonly Text[] }) {
  return (
    <ul className="border-fg border-t-2">
      {items.map((item) => (
        <li
          className="relative border-rule border-b py-3 pl-8 text-body before:absolute before:top-4 before:left-0 before:size-3.5 before:border-2 before:border-fg"
          key={item}
        >
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
