import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FooterColumnProps {
  title: string;
  /** On the phone the list fills the row, its entries side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A titled list of the footer. */
export function FooterColumn({ title, wide, children }: FooterColumnProps) {
  return (
    <section className={clsx('print:hidden', wide && 'max-md:col-span-2')}>
      <h2 className="mb-1 font-bold md:mb-3 text-small text-muted">{title}</h2>
      <ul className={clsx('text-small', wide && 'max-md:grid max-md:grid-cols-2 max-md:gap-x-6')}>
        {children}
      </ul>
    </section>
  );
}
