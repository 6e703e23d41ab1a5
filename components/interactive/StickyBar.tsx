'use client';

import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';

/** Whether the bar around a part sticks. */
export const Stuck = createContext(false);

interface StickyBarProps {
  /** Scroll position in px past which the bar sticks. */
  threshold: number;
  /** Or: distance in px by which the header's place must have left the viewport. */
  margin: number;
  className: string;
  /** The header's place: it keeps its height while the bar is fixed. */
  placeClassName: string;
  children: ReactNode;
}

/** The header's bar: in its place at the top of the page, lifted to the top of the window further down (data-stuck). */
export function StickyBar({ threshold, margin, className, placeClassName, children }: StickyBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    const update = () => {
      const bottom = place.current?.getBoundingClientRect().bottom ?? 0;
      setStuck(window.scrollY > threshold || bottom < -margin);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold, margin]);

  return (
    <div className={placeClassName} ref={place}>
      <div className={className} data-stuck={stuck ? '' : undefined}>
        <Stuck value={stuck}>{children}</Stuck>
      </div>
    </div>
  );
}
