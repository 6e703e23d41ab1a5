import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Renders a centered container of at most 1440 px: left edge at the content axis, right edge at the gutter. */
export function Frame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('relative mx-auto max-w-frame pr-gutter pl-axis', className)}>{children}</div>;
}
