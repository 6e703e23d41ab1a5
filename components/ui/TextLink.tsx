import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  className?: string;
  /** The language of the link if it differs from that of the page. */
  lang?: string;
  children: ReactNode;
}

/** Renders a standalone link: bold, underlined in the color of the line, with an arrow. */
export function TextLink({ href, className, lang, children }: TextLinkProps) {
  return (
    <a className={clsx('text-link arrow-end', className)} href={href} lang={lang}>
      {children}
    </a>
  );
}
