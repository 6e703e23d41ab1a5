'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo } from 'react';

interface CarouselEngineProps {
  viewport: HTMLElement;
  options: EmblaOptionsType;
  /** Autoplay delay in ms. */
  delay: number;
  /** Changes at once instead of moving (reduced motion). */
  jump: boolean;
  onReady: (api: EmblaCarouselType) => void;
}

/** Embla with its autoplay, on existing markup. Loaded separately, so that the page's own script stays small. */
export function CarouselEngine({ viewport, options, delay, jump, onReady }: CarouselEngineProps) {
  const plugins = useMemo(
    () => [
      Autoplay({
        delay,
        jump,
        playOnInit: false,
        stopOnInteraction: false,
        // The guard handles hover and focus, and makes a pause by button outlast both.
        stopOnFocusIn: false,
        stopOnMouseEnter: false,
      }),
    ],
    [delay, jump],
  );
  const [attach, api] = useEmblaCarousel(options, plugins);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (api) onReady(api);
  }, [api, onReady]);
  return null;
}
