'use client';

import { clsx } from 'clsx';
import type { CarouselLabels } from '@/content/labels';
import './controls.css';

interface CarouselControlsProps {
  /** Accessible names of the buttons. */
  labels: Pick<CarouselLabels, 'pause' | 'resume' | 'previous' | 'next'>;
  paused: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
  className?: string;
}

/** Renders pause or resume, previous and next, 44 px each; pause comes first, as the APG requires. */
export function CarouselControls({
  labels,
  paused,
  onPrevious,
  onToggle,
  onNext,
  className,
}: CarouselControlsProps) {
  return (
    <div className={clsx('flex-none gap-2', className)}>
      <Control
        sign={paused ? 'play' : 'pause'}
        label={paused ? labels.resume : labels.pause}
        onClick={onToggle}
        rotation
      />
      <Control sign="left" label={labels.previous} onClick={onPrevious} />
      <Control sign="right" label={labels.next} onClick={onNext} />
    </div>
  );
}

interface ControlProps {
  sign: 'play' | 'pause' | 'left' | 'right';
  label: string;
  onClick: () => void;
  /** Whether the button stops and starts the rotation; the autoplay guard finds it by data-rotation. */
  rotation?: boolean;
}

function Control({ sign, label, onClick, rotation }: ControlProps) {
  return (
    <button
      aria-label={label}
      className={`control control-${sign}`}
      data-rotation={rotation ? '' : undefined}
      onClick={onClick}
      type="button"
    />
  );
}
