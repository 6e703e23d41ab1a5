'use client';

import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';

/** Context: whether the bar around a component sticks to the viewport. */
export const StuckContext = createContext(false);

interface StickyBarProps {
  /** Scroll position in px past which the bar sticks. */
  threshold: number;
  /** Distance in px above the viewport past which the bar sticks too, measured from the placeholder's bottom edge. */
  margin: number;
  className: string;
  /** Class of the placeholder that preserves the header's height while the bar is fixed. */
  placeClassName: string;
  children: ReactNode;
}

/** Renders the header's bar: static at the top of the page, fixed to the top of the viewport further down (data-stuck). */
export function StickyBar({ threshold, margin, className, placeClassName, children }: StickyBarProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    const update = () => {
      const bottom = placeholder.current?.getBoundingClientRect().bottom ?? 0;
      setStuck(window.scrollY > threshold || bottom < -margin);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold, margin]);

  return (
    <div className={placeClassName} ref={placeholder}>
      <div className={className} data-stuck={stuck ? '' : undefined}>
        <StuckContext value={stuck}>{children}</StuckContext>
      </div>
    </div>
  );
}
