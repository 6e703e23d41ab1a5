'use client';

import type { EmblaOptionsType } from 'embla-carousel';
import type { ReactNode } from 'react';
import { servicesCarousel } from '@/content/constants';
import type { CarouselLabels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { CarouselControls } from './carousel/CarouselControls';
import { useCarousel } from './carousel/useCarousel';

/** One card: finished markup. */
interface ServiceSlide {
  id: string;
  name: string;
  card: ReactNode;
}

interface ServicesCarouselProps {
  /** id of the heading, which names the carousel. */
  labelledBy: string;
  /** Heading of the section; the controls stand beside it, on the phone under the cards. */
  heading: ReactNode;
  slides: readonly ServiceSlide[];
  /** Names of the slides and buttons. */
  labels: CarouselLabels;
}

/**
 * Embla's duration is a number of steps, not a time: 20 covers 99 % of the way in about 500 ms, measured in a browser.
 */
const options: EmblaOptionsType = {
  loop: true,
  align: 'start',
  duration: servicesCarousel.speed / 25,
  container: '[data-track]',
  slides: '[data-slide]',
  // Embla follows the focus only within 10 ms of the key press, which a busy or slow browser misses.
  watchFocus(api, { target }) {
    const link = target as HTMLElement;
    if (!link.matches(':focus-visible')) return false;
    api.rootNode().scrollLeft = 0;
    const slide = api.slideNodes().findIndex((node) => node.contains(link));
    api.scrollTo(slide, true);
    return false;
  },
};

/** The second set repeats the first for the eye and the mouse: its links stay clickable but take no tab stop. */
function takeOutOfTabOrder(copy: HTMLElement | null) {
  for (const link of copy?.querySelectorAll('a') ?? []) link.tabIndex = -1;
}

/** The services: looping at every width. Four cards alone are too few for three in view, so the set runs twice. */
export function ServicesCarousel({ labelledBy, heading, slides, labels }: ServicesCarouselProps) {
  const { root, viewport, mode, selected, paused, stepped, go, togglePause, engine } = useCarousel({
    name: 'Services carousel',
    options,
    delay: servicesCarousel.autoplay,
  });
  const nameOf = (index: number) =>
    fill(labels.slide, { index: index + 1, count: slides.length, name: slides[index]?.name ?? '' });

  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription="carousel"
      className="relative"
      data-carousel={mode}
      data-live={mode === 'static' ? undefined : ''}
      ref={root}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-6">
        {heading}
        <CarouselControls
          className="service-controls"
          onNext={() => go('next')}
          onPrevious={() => go('previous')}
          onToggle={togglePause}
          paused={paused}
          labels={labels}
        />
      </div>
      <div aria-live={paused ? 'polite' : 'off'} className="service-window" ref={viewport}>
        {/* A step changes no words of the cards, only their place: the first one in view is said. */}
        {stepped && paused && <p className="sr-only">{nameOf(selected % slides.length)}</p>}
        <div className="service-track" data-track="">
          {slides.map(({ id, card }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the APG; a fieldset would be a form part
            <div
              aria-label={nameOf(index)}
              aria-roledescription="slide"
              className="service-slide"
              data-slide=""
              key={id}
              role="group"
            >
              {card}
            </div>
          ))}
          {engine &&
            slides.map(({ id, card }) => (
              <div
                aria-hidden="true"
                className="service-slide print:hidden"
                data-slide=""
                key={`${id}-copy`}
                ref={takeOutOfTabOrder}
              >
                {card}
              </div>
            ))}
        </div>
      </div>
      {engine}
    </section>
  );
}
