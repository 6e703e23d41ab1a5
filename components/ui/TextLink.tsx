import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  arrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that stands alone: bold, underlined by the line, with an arrow unless `arrow` is false. */
export function TextLink({ href, arrow = true, className, children }: TextLinkProps) {
  return (
    <a className={clsx('text-link', arrow && 'arrow-end', className)} href={href}>
      {children}
    </a>
  );
}
