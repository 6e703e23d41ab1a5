'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { carouselStartDelay } from '@/content/constants';
import { prefersReducedMotion, useReducedMotion } from '../reduced-motion';
import { type AutoplayGuard, createAutoplayGuard } from './autoplay-guard';
import type { CarouselEngine } from './CarouselEngine';

/** waiting: markup as prebuilt; running: Embla drives it; static: a part is missing, all slides stand open. */
type CarouselMode = 'waiting' | 'running' | 'static';

interface CarouselSettings {
  /** Name in the warning. */
  name: string;
  /** Has to be the same object in every render: define it outside the component. */
  options: EmblaOptionsType;
  /** Time between two automatic changes, in ms. */
  delay: number;
}

type Engine = typeof CarouselEngine;

/**
 * The one way a carousel of this site starts and is controlled: it loads Embla, waits the start delay once plugin and
 * items exist, then plays unless something stops it. Without them it warns, and the slides stay a readable list.
 */
export function useCarousel({ name, options, delay }: CarouselSettings) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const guard = useRef<AutoplayGuard>(undefined);
  const [mode, setMode] = useState<CarouselMode>('waiting');
  const [Engine, setEngine] = useState<Engine>();
  const [api, setApi] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [stepped, setStepped] = useState(false);
  const still = useReducedMotion();

  useEffect(() => {
    let left = false;
    const fail = () => {
      if (left) return;
      console.warn(`${name}: carousel plugin, element or items missing, the slides stay static`);
      setMode('static');
    };
    if (!viewport.current?.querySelector('[data-slide]')) fail();
    else {
      import('./CarouselEngine').then((module) => {
        if (!left) setEngine(() => module.CarouselEngine);
      }, fail);
    }
    return () => {
      left = true;
    };
  }, [name]);

  useEffect(() => {
    const element = root.current;
    if (!api || !element) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect);
    const timer = setTimeout(() => {
      setMode('running');
      const held = prefersReducedMotion();
      setPaused(held);
      guard.current = createAutoplayGuard(api, element, held, () => setPaused(true));
    }, carouselStartDelay);
    return () => {
      clearTimeout(timer);
      api.off('select', onSelect);
      guard.current?.destroy();
    };
  }, [api]);

  /** Stops it until the visitor starts it again. */
  const pause = useCallback(() => {
    setPaused(true);
    guard.current?.setPaused(true);
  }, []);

  // Turned on during the visit, reduced motion stops what moves; only the visitor can start it again.
  useEffect(() => {
    if (still && guard.current) pause();
  }, [still, pause]);

  /** Who steps by hand reads: it pauses, so that the slide that comes is announced and not taken away. */
  const go = useCallback(
    (to: number | 'previous' | 'next') => {
      pause();
      setStepped(true);
      if (to === 'previous') api?.scrollPrev(still);
      else if (to === 'next') api?.scrollNext(still);
      else api?.scrollTo(to, still);
    },
    [api, still, pause],
  );

  const togglePause = useCallback(() => {
    setPaused(!paused);
    guard.current?.setPaused(!paused);
  }, [paused]);

  /** Renders nothing; has to be part of the carousel's markup. */
  const engine: ReactNode = Engine && viewport.current && (
    <Engine delay={delay} jump={still} onReady={setApi} options={options} viewport={viewport.current} />
  );

  return { root, viewport, mode, selected, paused, stepped, go, pause, togglePause, engine };
}
