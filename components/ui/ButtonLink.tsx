import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const variants = {
  signal: 'button-signal',
  ink: 'button-ink',
  outline: 'button-outline',
  paper: 'button-paper',
} as const;

const sizes = { normal: undefined, small: 'button-small' } as const;

interface ButtonLinkProps {
  href: string;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows an arrow after the words. */
  arrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it navigates, it does not act. */
export function ButtonLink({
  href,
  variant = 'signal',
  size = 'normal',
  arrow,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={clsx('button', variants[variant], sizes[size], arrow && 'arrow-end', className)}
      href={href}
    >
      {children}
    </a>
  );
}
