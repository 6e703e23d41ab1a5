'use client';

import { clsx } from 'clsx';
import type { CarouselLabels } from '@/content/labels';

interface CarouselControlsProps {
  /** Accessible names of the buttons. */
  labels: Pick<CarouselLabels, 'pause' | 'resume' | 'previous' | 'next'>;
  paused: boolean;
  go: (to: 'previous' | 'next') => void;
  togglePause: () => void;
  className?: string;
}

/** Renders pause or resume, previous and next, 44 px each; pause comes first, as the APG requires. */
export function CarouselControls({ labels, paused, go, togglePause, className }: CarouselControlsProps) {
  return (
    <div className={clsx('flex-none gap-2', className)}>
      <Control
        sign={paused ? 'play' : 'pause'}
        label={paused ? labels.resume : labels.pause}
        onClick={togglePause}
        rotation
      />
      <Control sign="left" label={labels.previous} onClick={() => go('previous')} />
      <Control sign="right" label={labels.next} onClick={() => go('next')} />
    </div>
  );
}

/** The signs of the buttons, drawn in a box of 20 by 14. */
const signs = {
  play: 'M5 0L17 7L5 14Z',
  pause: 'M5 0H8V14H5ZM12 0H15V14H12Z',
  left: 'M20 8H5L9 12.5L7.5 14L0 7L7.5 0L9 1.5L5 6H20Z',
  right: 'M0 8H15L11 12.5L12.5 14L20 7L12.5 0L11 1.5L15 6H0Z',
} as const;

interface ControlProps {
  sign: keyof typeof signs;
  label: string;
  onClick: () => void;
  /** Whether the button stops and starts the rotation; the autoplay guard finds it by data-rotation. */
  rotation?: boolean;
}

function Control({ sign, label, onClick, rotation }: ControlProps) {
  return (
    <button
      aria-label={label}
      className="grid size-[min(2.75rem,13.75vw)] place-items-center rounded-control border border-rule hover:bg-faint"
      data-rotation={rotation ? '' : undefined}
      onClick={onClick}
      type="button"
    >
      <svg aria-hidden="true" className="fill-current" height="14" viewBox="0 0 20 14" width="20">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
}
