'use client';

import { clsx } from 'clsx';
import type { EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { bannerCarousel } from '@/content/constants';
import type { CarouselLabels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { BannerStops } from './carousel/BannerStops';
import { CarouselControls } from './carousel/CarouselControls';
import { useCarousel } from './carousel/useCarousel';

/** One slide: finished markup and what the carousel has to know about it. */
export interface BannerSlide {
  id: string;
  /** Name in the list of stops. */
  name: string;
  ground: 'paper' | 'ink' | 'signal';
  /** Slug of the station to fill on the line. */
  station?: string;
  content: ReactNode;
}

interface BannerCarouselProps {
  label: string;
  /** Names of the slides and buttons. */
  labels: CarouselLabels;
  slides: readonly BannerSlide[];
  /** The journey line; it stands over all slides and takes the ground of the one in view. */
  line: ReactNode;
  /** The banner's first action: one link for all slides, in the place each of them leaves for it. */
  action: ReactNode;
}

const options: EmblaOptionsType = { loop: true, container: '[data-track]', slides: '[data-slide]' };

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

/** The banner: seven slides on one spot, cross-fading; a readable list without scripts or without Embla. */
export function BannerCarousel({ label, labels, slides, line, action }: BannerCarouselProps) {
  const { root, viewport, mode, selected, paused, go, togglePause, engine } = useCarousel({
    name: 'Banner carousel',
    options,
    delay: bannerCarousel.autoplay,
  });
  const current = slides[selected];
  const running = mode === 'running';
  // Halfway to the first change the next drawing is fetched, and from then on always the one after: a visitor who
  // scrolls on right away loads none of them.
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAhead(true), bannerCarousel.autoplay / 2);
    return () => clearTimeout(timer);
  }, [running]);
  const near = (index: number) => index === selected || (ahead && index === (selected + 1) % slides.length);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className="banner"
      data-carousel={mode}
      ref={root}
    >
      {/* Before the slides in the tab order, so that pause comes first; visually below them. */}
      <div className="trunk banner-controls" data-ground="paper">
        <div className="mx-auto flex max-w-frame flex-wrap items-center justify-between gap-x-7 gap-y-2 py-2 pr-gutter pl-axis md:py-2.5">
          <CarouselControls
            className="order-1"
            onNext={() => go('next')}
            onPrevious={() => go('previous')}
            onToggle={togglePause}
            paused={paused}
            labels={labels}
          />
          <BannerStops
            label={labels.choose}
            names={slides.map(({ name }) => name)}
            onChoose={go}
            selected={selected}
          />
        </div>
      </div>
      <div
        aria-live={running && paused ? 'polite' : 'off'}
        className="touch-pan-y touch-pinch-zoom overflow-hidden"
        ref={viewport}
      >
        <div
          className="banner-slides"
          data-ground={current?.ground}
          data-shown={current?.id}
          data-station={current?.station}
          data-track=""
        >
          {action}
          {slides.map(({ id, name, ground, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the APG; a fieldset would be a form part
            <div
              aria-label={fill(labels.slide, { index: index + 1, count: slides.length, name })}
              aria-roledescription="slide"
              className={clsx(
                'group/slide trunk relative overflow-hidden [[data-slide]+&]:print:hidden print:transform-none! md:grid transition-opacity duration-banner motion-reduce:transition-none',
                'live:col-start-1 live:row-span-full live:grid live:transform-none! live:grid-rows-subgrid live:opacity-0',
                'live:data-active:opacity-100',
                // Once inert, waiting slides are only transparent: becoming visible later would count as the page's
                // largest paint at every rotation.
                !running && 'live:not-data-active:invisible',
                placeOf(index),
                // In the static list the first slide stands above the banner's action.
                index === 0 && 'order-first',
              )}
              data-active={index === selected ? '' : undefined}
              data-ground={ground}
              data-near={near(index) ? '' : undefined}
              data-slide=""
              inert={running && index !== selected}
              key={id}
              role="group"
            >
              {content}
            </div>
          ))}
          {line}
        </div>
      </div>
      {engine}
    </section>
  );
}
