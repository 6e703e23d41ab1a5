import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The content axis: left edge at the axis, right edge at the gutter, at most 1440 px wide, centered. */
export function Frame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('relative mx-auto max-w-frame pr-gutter pl-axis', className)}>{children}</div>;
}
