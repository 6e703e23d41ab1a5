'use client';

import { clsx } from 'clsx';
import { Icon, type IconName } from '@/components/ui/Icon';

interface CarouselControlsProps {
  /** What the buttons move: "slide", "services". */
  unit: string;
  paused: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
  className?: string;
}

/** Previous, pause or resume, next: 44 px each, the pause always in sight. */
export function CarouselControls({
  unit,
  paused,
  onPrevious,
  onToggle,
  onNext,
  className,
}: CarouselControlsProps) {
  return (
    <div className={clsx('flex flex-none gap-2', className)}>
      <Control icon="left" label={`Previous ${unit}`} onClick={onPrevious} />
      <Control
        icon={paused ? 'play' : 'pause'}
        label={paused ? 'Resume rotation' : 'Pause rotation'}
        onClick={onToggle}
      />
      <Control icon="right" label={`Next ${unit}`} onClick={onNext} />
    </div>
  );
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      aria-label={label}
      className="grid size-11 place-items-center rounded-control border-[1.5px] border-rule hover:bg-faint"
      onClick={onClick}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}
