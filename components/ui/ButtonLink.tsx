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
  /** Whether an arrow follows the text. */
  arrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders a link that is styled as a button. */
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
