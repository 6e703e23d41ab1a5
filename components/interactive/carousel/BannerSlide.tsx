'use client';

import type { ReactNode } from 'react';

/** One slide: finished markup and what the carousel has to know about it. */
export interface Slide {
  id: string;
  /** Name in the list of stops. */
  name: string;
  theme: 'paper' | 'ink' | 'signal';
  /** Slug of the station to fill on the line. */
  station?: string;
  content: ReactNode;
}

interface BannerSlideProps {
  slide: Slide;
  index: number;
  /** Name for assistive technology. */
  label: string;
  active: boolean;
  /** Its drawing is fetched. */
  near: boolean;
  /** The carousel moves: the slides that wait take no focus. */
  running: boolean;
}

/** Places in Embla's row, for the sheet: literal classes, because the policy allows no style attributes. */
const places = [
  // In the static list the first slide stands above the banner's action.
  'order-first',
  '[--place:1]',
  '[--place:2]',
  '[--place:3]',
  '[--place:4]',
  '[--place:5]',
  '[--place:6]',
];

/** Throws if there are more slides than positions: the page is prebuilt, so the build stops. */
function placeOf(index: number): string {
  const place = places[index];
  if (place === undefined) throw new Error(`Banner: no place for slide ${index + 1}, add one to places`);
  return place;
}

/** A slide of the banner, on the one spot of all. */
export function BannerSlide({ slide, index, label, active, near, running }: BannerSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the APG; a fieldset would be a form part
    <div
      aria-label={label}
      aria-roledescription="slide"
      className={`slide trunk ${placeOf(index)}`}
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
