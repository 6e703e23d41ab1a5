import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A label with its value, for example a total with its unit. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** A strip of facts between hairlines: two columns on the phone and tablet, one row on the desktop. */
export function Facts({ items, className }: { items: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-y-4 border-rule border-b pt-6 pb-6 tabular-nums lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:auto-cols-fr print:grid-flow-col print:grid-cols-none',
        className,
      )}
    >
      {items.map(({ label, value }) => (
        <div
          className="flex flex-col border-rule pr-4 even:border-l even:pl-4 lg:pl-6 lg:first:pl-0 lg:not-first:border-l"
          key={label}
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-name">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
