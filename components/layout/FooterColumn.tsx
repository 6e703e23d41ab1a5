import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FooterColumnProps {
  title: string;
  /** Whether it is a list of links. On mobile all lists of links share two columns. */
  links?: boolean;
  children: ReactNode;
}

/** Renders a titled list of the footer. */
export function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <section
      className={clsx(
        'print:hidden',
        links ? 'max-md:contents' : 'max-md:order-1 max-md:col-span-full max-md:mt-3',
      )}
    >
      <h2 className="mb-3 font-bold text-small text-muted max-md:sr-only">{title}</h2>
      <ul
        className={clsx(
          'text-small',
          links ? 'max-md:contents' : 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:text-caption',
        )}
      >
        {children}
      </ul>
    </section>
  );
}
