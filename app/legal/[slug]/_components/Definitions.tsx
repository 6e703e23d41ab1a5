import { RichText } from '@/components/ui/RichText';
import type { LegalText } from '@/content/legal/types';

/** Terms with their meaning, set beside each other where there is room. */
export function Definitions({ items }: { items: readonly { term: string; text: LegalText }[] }) {
  return (
    <dl className="mt-4 border-rule border-t md:ml-16">
      {items.map(({ term, text }) => (
        <div
          className="gap-x-6 border-rule border-b py-3 md:grid md:grid-cols-[13.75rem_1fr] md:items-baseline"
          key={term}
        >
          <dt className="font-bold">{term}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
