'use client';

import type { EmblaOptionsType } from 'embla-carousel';
import type { ReactNode } from 'react';
import { servicesCarousel } from '@/content/constants';
import type { CarouselLabels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { CarouselControls } from './carousel/CarouselControls';
import { useCarousel } from './carousel/useCarousel';

/** A slide with one card, as rendered markup. */
interface ServiceSlide {
  id: string;
  name: string;
  card: ReactNode;
}

interface ServicesCarouselProps {
  /** id of the heading that labels the carousel. */
  labelledBy: string;
  /** Heading of the section; the controls are next to it, on mobile below the cards. */
  heading: ReactNode;
  slides: readonly ServiceSlide[];
  /** Accessible names of the slides and buttons. */
  labels: CarouselLabels;
}

/**
 * Embla's duration is a number of steps, not a time: with 20, a slide covers 99 % of the distance in about 500 ms,
 * measured in a browser.
 */
const options: EmblaOptionsType = {
  loop: true,
  align: 'start',
  duration: servicesCarousel.speed / 25,
  container: '[data-track]',
  slides: '[data-slide]',
  // Embla scrolls to the focused slide only within 10 ms of the key press, which is too short for a slow browser.
  watchFocus(api, { target }) {
    const link = target as HTMLElement;
    if (!link.matches(':focus-visible')) return false;
    api.rootNode().scrollLeft = 0;
    const slide = api.slideNodes().findIndex((node) => node.contains(link));
    api.scrollTo(slide, true);
    return false;
  },
};

/** Removes the links of the repeated cards from the tab order: the copies are for sight and mouse, and stay clickable. */
function takeOutOfTabOrder(copy: HTMLElement | null) {
  for (const link of copy?.querySelectorAll('a') ?? []) link.tabIndex = -1;
}

/**
 * Renders the services as a carousel that loops at every width. Four cards are too few to loop with three in view, so
 * the set is rendered twice.
 */
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
          // On mobile the buttons are below the cards.
          className="hidden max-md:absolute max-md:bottom-0 max-md:left-0 live:flex"
          go={go}
          labels={labels}
          paused={paused}
          togglePause={togglePause}
        />
      </div>
      <div aria-live={paused ? 'polite' : 'off'} className="service-window" ref={viewport}>
        {/* A step changes only the position of the cards, which a live region does not announce. */}
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
