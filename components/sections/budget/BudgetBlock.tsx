import type { ReactNode } from 'react';

interface BudgetBlockProps {
  name: string;
  /** What stands in the block, in a sentence. */
  text: string;
  children: ReactNode;
}

/** A block of a budget: its name and sentence, beside the drawing from the desktop's width. */
export function BudgetBlock({ name, text, children }: BudgetBlockProps) {
  return (
    <section className="border-fg border-t-2 pt-4 pb-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-8 print:pb-3">
      <div className="mb-4">
        <h3 className="text-name">{name}</h3>
        <p className="mt-1 max-w-measure text-muted text-small">{text}</p>
      </div>
      <div className="grid content-start gap-y-6">{children}</div>
    </section>
  );
}
