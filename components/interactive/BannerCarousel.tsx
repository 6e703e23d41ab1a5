'use client';

import type { EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { bannerCarousel } from '@/content/constants';
import type { CarouselLabels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { BannerSlide, type Slide } from './carousel/BannerSlide';
import { BannerStops } from './carousel/BannerStops';
import { CarouselControls } from './carousel/CarouselControls';
import { useCarousel } from './carousel/useCarousel';
import { useRouteChoice } from './network/RouteProvider';

interface BannerCarouselProps {
  label: string;
  /** Accessible names of the slides and buttons. */
  labels: CarouselLabels;
  slides: readonly Slide[];
  /** The journey line and its three ends; they cover all slides and take the theme of the one in view. */
  line: ReactNode;
  /** The banner's first action: one link for all slides, in the space that every slide reserves for it. */
  action: ReactNode;
}

const options: EmblaOptionsType = { loop: true, container: '[data-track]', slides: '[data-slide]' };

/** Renders the banner: seven slides that cross-fade in one place; a readable list without scripts or without Embla. */
export function BannerCarousel({ label, labels, slides, line, action }: BannerCarouselProps) {
  const { root, viewport, mode, selected, paused, go, pause, togglePause, engine } = useCarousel({
    name: 'Banner carousel',
    options,
    delay: bannerCarousel.autoplay,
  });
  const { chosen } = useRouteChoice();
  const current = slides[selected];
  const running = mode === 'running';
  // The next drawing loads halfway to the first change, later ones one change ahead: a visitor who scrolls on right
  // away loads none of them.
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAhead(true), bannerCarousel.autoplay / 2);
    return () => clearTimeout(timer);
  }, [running]);
  const near = (index: number) => index === selected || (ahead && index === (selected + 1) % slides.length);

  // A visitor who has chosen a product or a buyer needs time to read the answer, wherever the choice was made.
  useEffect(() => {
    if (running && chosen) pause();
  }, [running, chosen, pause]);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className="banner flex flex-col transition-[background-color] duration-banner motion-reduce:transition-none"
      data-carousel={mode}
      data-live={mode === 'static' ? undefined : ''}
      data-theme={current?.theme}
      ref={root}
    >
      {/* The controls precede the slides in the tab order, so that pause comes first; visually they are below. */}
      <div className="framed trunk banner-controls">
        <CarouselControls
          className="order-1 ml-auto flex"
          go={go}
          labels={labels}
          paused={paused}
          togglePause={togglePause}
        />
        <BannerStops
          label={labels.choose}
          names={slides.map(({ name }) => name)}
          onChoose={go}
          place={fill(labels.place, { index: selected + 1, count: slides.length })}
          selected={selected}
        />
      </div>
      <div aria-live={running && paused ? 'polite' : 'off'} className="swiped overflow-x-clip" ref={viewport}>
        <div className="banner-slides" data-shown={current?.id} data-station={current?.station} data-track="">
          {action}
          {slides.map((slide, index) => (
            <BannerSlide
              active={index === selected}
              index={index}
              key={slide.id}
              label={fill(labels.slide, { index: index + 1, count: slides.length, name: slide.name })}
              near={near(index)}
              running={running}
              slide={slide}
            />
          ))}
          {line}
        </div>
      </div>
      {engine}
    </section>
  );
}
