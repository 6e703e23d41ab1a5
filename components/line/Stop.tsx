import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

/** completed: solid with a check; current: in the line's color; pending: hollow and quiet; open: hollow in full ink; planned: dashed. */
type StopState = 'completed' | 'current' | 'pending' | 'open' | 'planned';

const sizes = { lg: 'stop-lg', sm: 'stop-sm' } as const;

const states = {
  completed: 'bg-fg text-surface forced-color-adjust-none',
  current: 'bg-line text-white forced-color-adjust-none',
  pending: 'border-muted text-muted',
  open: undefined,
  planned: 'border-dashed',
} as const;

interface StopProps {
  state?: StopState;
  size?: keyof typeof sizes;
  className?: string;
  /** Numeral inside the ring. */
  children?: ReactNode;
}

/** A stop on a line: ring with an optional numeral. Decoration: say number and state in words beside it. */
export function Stop({ state = 'open', size = 'sm', className, children }: StopProps) {
  return (
    <span aria-hidden="true" className={clsx('stop', sizes[size], states[state], className)}>
      {state === 'completed' ? <Icon name="check" /> : children}
    </span>
  );
}
