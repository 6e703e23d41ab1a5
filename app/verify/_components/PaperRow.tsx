import type { ReactNode } from 'react';

/** A titled part of a paper. */
export function PaperRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-rule border-t py-3 md:grid-cols-[11rem_1fr] print:grid-cols-[7rem_1fr] print:py-2">
      <h4 className="text-small text-muted">{title}</h4>
      <div className="text-small">{children}</div>
    </div>
  );
}
