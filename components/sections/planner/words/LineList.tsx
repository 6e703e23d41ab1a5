import type { ReactNode } from 'react';
import { HeadedFold } from '@/components/ui/HeadedFold';

/** Short lines under their title, which folds them on the phone; `children` are list items. */
export function LineList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <HeadedFold
      heading={<h3 className="text-name">{title}</h3>}
      rowClass="border-fg border-t-2 border-b border-b-rule md:min-h-0 md:border-0 md:pt-0"
    >
      <ul className="border-fg text-small *:border-rule *:border-b *:py-2 md:border-t-2">{children}</ul>
    </HeadedFold>
  );
}
