import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

/**
 * `completed` is solid with a check, `current` has the color of the line, `pending` is hollow and muted, `open`
 * hollow, `planned` dashed.
 */
type StopState = 'completed' | 'current' | 'pending' | 'open' | 'planned';

const sizes = { lg: 'size-11 border-7', sm: 'size-8.5 text-small' } as const;

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
  /** The numeral inside the ring. */
  children?: ReactNode;
}

/**
 * Renders a stop on a line: a ring with an optional numeral. Decorative: the text next to it must state number and
 * state.
 */
export function Stop({ state = 'open', size = 'sm', className, children }: StopProps) {
  return (
    <span aria-hidden="true" className={clsx('stop', sizes[size], states[state], className)}>
      {state === 'completed' ? <Icon name="check" /> : children}
    </span>
  );
}
