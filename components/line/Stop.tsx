import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

/** completed: solid with a check; current: in the line's color; pending: hollow and quiet; open: hollow in full ink; planned: dashed. */
export type StopState = 'completed' | 'current' | 'pending' | 'open' | 'planned';

const sizes = {
  xl: 'size-12 border-7 text-lg',
  lg: 'size-11 border-7 text-lg',
  md: 'size-9.5 border-6 text-base',
  sm: 'size-8.5 border-5 text-label',
  xs: 'size-6 border-4 text-caption',
} as const;

const states = {
  completed: 'border-fg bg-fg text-ground',
  current: 'border-fg bg-line text-white',
  pending: 'border-muted bg-ground text-muted',
  open: 'border-fg bg-ground',
  planned: 'border-fg border-dashed bg-ground',
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
    <span
      aria-hidden="true"
      className={clsx(
        'z-2 grid flex-none place-items-center rounded-full font-black leading-none',
        sizes[size],
        states[state],
        className,
      )}
    >
      {state === 'completed' ? <Icon name="check" /> : children}
    </span>
  );
}
