'use client';

import { clsx } from 'clsx';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { CarouselLabels } from '@/content/labels';

interface CarouselControlsProps {
  /** Names of the buttons. */
  labels: Pick<CarouselLabels, 'pause' | 'resume' | 'previous' | 'next'>;
  paused: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
  className?: string;
}

/** Pause or resume, previous, next: 44 px each, the pause first, as the APG asks. */
export function CarouselControls({
  labels,
  paused,
  onPrevious,
  onToggle,
  onNext,
  className,
}: CarouselControlsProps) {
  return (
    <div className={clsx('flex flex-none gap-2', className)}>
      <Control
        icon={paused ? 'play' : 'pause'}
        label={paused ? labels.resume : labels.pause}
        onClick={onToggle}
        rotation
      />
      <Control icon="left" label={labels.previous} onClick={onPrevious} />
      <Control icon="right" label={labels.next} onClick={onNext} />
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** Marks the button that stops and starts the rotation for the autoplay guard. */
  rotation?: boolean;
}

function Control({ icon, label, onClick, rotation }: ControlProps) {
  return (
    <button
      aria-label={label}
      className="grid size-11 place-items-center rounded-control border-[1.5px] border-rule hover:bg-faint"
      data-rotation={rotation ? '' : undefined}
      onClick={onClick}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}
