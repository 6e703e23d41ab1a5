'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One slide: finished markup and what the carousel has to know about it. */
export interface Slide {
  id: string;
  /** Name in the list of stops. */
  name: string;
  ground: 'paper' | 'ink' | 'signal';
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

/**
 * Embla sees the slides in a row (it measures layout, which `left` shifts), the visitor sees them in one spot
 * (`translate` shifts them back): so the change can be a cross-fade of exactly the time set in CSS. Embla's own
 * transforms are switched off. Literal classes, because the policy allows no style attributes.
 */
const places = [
  '',
  'live:left-full live:-translate-x-full',
  'live:left-[200%] live:-translate-x-[200%]',
  'live:left-[300%] live:-translate-x-[300%]',
  'live:left-[400%] live:-translate-x-[400%]',
  'live:left-[500%] live:-translate-x-[500%]',
  'live:left-[600%] live:-translate-x-[600%]',
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
      className={clsx(
        'group/slide slide trunk [[data-slide]+&]:print:hidden print:transform-none! transition-opacity duration-banner motion-reduce:transition-none',
        'live:col-start-1 live:row-span-full live:transform-none! live:grid-rows-subgrid live:opacity-0',
        'live:data-active:opacity-100',
        // Once inert, waiting slides are only transparent: becoming visible later would count as the page's
        // largest paint at every rotation.
        !running && 'live:not-data-active:invisible',
        placeOf(index),
        // In the static list the first slide stands above the banner's action.
        index === 0 && 'order-first',
      )}
      data-active={active ? '' : undefined}
      data-ground={slide.ground}
      data-near={near ? '' : undefined}
      data-slide=""
      inert={running && !active}
      role="group"
    >
      {slide.content}
    </div>
  );
}
