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
  /** Whether slides change without animation (reduced motion). */
  jump: boolean;
  onReady: (api: EmblaCarouselType) => void;
}

/** Runs Embla with its autoplay on existing markup. It is a separate chunk so that the page's script stays small. */
export function CarouselEngine({ viewport, options, delay, jump, onReady }: CarouselEngineProps) {
  const plugins = useMemo(
    () => [
      Autoplay({
        delay,
        jump,
        playOnInit: false,
        stopOnInteraction: false,
        // The autoplay guard handles hover and focus, and keeps a pause by button through both.
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
