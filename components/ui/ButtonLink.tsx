import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './Link';

const variants = {
  signal: 'border-transparent bg-signal text-white hover:bg-signal-deep',
  ink: 'border-transparent bg-ink text-paper hover:bg-ink-1',
  outline: 'border-current hover:bg-faint',
  paper: 'border-transparent bg-paper text-ink hover:bg-white',
} as const;

const sizes = {
  normal:
    'min-h-14.5 px-6.5 py-2 text-copy max-md:w-full max-md:justify-between md:h-14 md:min-h-0 md:py-0 md:whitespace-nowrap',
  small: 'h-11.5 whitespace-nowrap px-5 text-base',
} as const;

interface ButtonLinkProps {
  href: string;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows an arrow after the words. */
  arrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, it does not act. */
export function ButtonLink({
  href,
  variant = 'signal',
  size = 'normal',
  arrow,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      className={clsx(
        'inline-flex items-center gap-3.5 rounded-control border-2 font-bold no-underline transition-colors duration-120',
        // Where the fill is not drawn, a border makes the button.
        'forced-colors:border-current print:border-current print:bg-transparent print:text-fg',
        arrow && 'arrow-end',
        variants[variant],
        sizes[size],
        className,
      )}
      href={href}
    >
      {children}
    </Link>
  );
}
