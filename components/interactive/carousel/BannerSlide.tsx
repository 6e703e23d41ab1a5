'use client';

import type { ReactNode } from 'react';

/** A slide: rendered markup and what the carousel needs to know about it. */
export interface Slide {
  id: string;
  /** Name in the slide picker. */
  name: string;
  theme: 'paper' | 'ink' | 'signal';
  /** Slug of the station that the line shows as filled. */
  station?: string;
  content: ReactNode;
}

interface BannerSlideProps {
  slide: Slide;
  index: number;
  /** Accessible name. */
  label: string;
  active: boolean;
  /** Whether its drawing loads. */
  near: boolean;
  /** Whether the carousel runs: slides out of view then take no focus. */
  running: boolean;
}

/** Classes for the positions in Embla's row: literals, because the content security policy allows no style attributes. */
const positionClasses = [
  // In the static list the first slide is above the banner's action.
  'order-first',
  '[--place:1]',
  '[--place:2]',
  '[--place:3]',
  '[--place:4]',
  '[--place:5]',
  '[--place:6]',
];

/** Returns the class of a position. Throws if there are more slides than positions, which stops the build. */
function positionClass(index: number): string {
  const className = positionClasses[index];
  if (className === undefined)
    throw new Error(`Banner: no position for slide ${index + 1}, add a class to positionClasses`);
  return className;
}

/** Renders one slide of the banner; all slides occupy the same place. */
export function BannerSlide({ slide, index, label, active, near, running }: BannerSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the APG; a fieldset would be a form part
    <div
      aria-label={label}
      aria-roledescription="slide"
      className={`slide trunk ${positionClass(index)}`}
      data-active={active ? '' : undefined}
      data-theme={slide.theme}
      data-near={near ? '' : undefined}
      data-slide=""
      inert={running && !active}
      role="group"
    >
      {slide.content}
    </div>
  );
}
