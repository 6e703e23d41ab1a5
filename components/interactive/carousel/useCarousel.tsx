'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { carouselStartDelay } from '@/content/constants';
import { prefersReducedMotion, useReducedMotion } from '../reduced-motion';
import { type AutoplayGuard, createAutoplayGuard } from './autoplay-guard';
import type { CarouselEngine } from './CarouselEngine';

/** waiting: markup as prebuilt; running: driven by Embla; static: plugin or slides are missing, all slides are shown. */
type CarouselMode = 'waiting' | 'running' | 'static';

interface CarouselSettings {
  /** Name that the warning prints. */
  name: string;
  /** Embla's options; must be the same object in every render, so define it outside the component. */
  options: EmblaOptionsType;
  /** Time between two automatic changes, in ms. */
  delay: number;
}

type Engine = typeof CarouselEngine;

/**
 * Starts and controls a carousel: loads Embla, waits for the start delay once plugin and slides exist, then plays unless
 * there is a reason to pause. Without plugin or slides it warns, and the slides stay a readable list.
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
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    let unmounted = false;
    const fail = () => {
      if (unmounted) return;
      console.warn(`${name}: carousel plugin, element or items missing, the slides stay static`);
      setMode('static');
    };
    if (!viewport.current?.querySelector('[data-slide]')) fail();
    else {
      import('./CarouselEngine').then((module) => {
        if (!unmounted) setEngine(() => module.CarouselEngine);
      }, fail);
    }
    return () => {
      unmounted = true;
    };
  }, [name]);

  useEffect(() => {
    const element = root.current;
    if (!api || !element) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect);
    const timer = setTimeout(() => {
      setMode('running');
      const initiallyPaused = prefersReducedMotion();
      setPaused(initiallyPaused);
      guard.current = createAutoplayGuard(api, element, initiallyPaused, () => setPaused(true));
    }, carouselStartDelay);
    return () => {
      clearTimeout(timer);
      api.off('select', onSelect);
      guard.current?.destroy();
    };
  }, [api]);

  /** Pauses the rotation until the visitor resumes. */
  const pause = useCallback(() => {
    setPaused(true);
    guard.current?.setPaused(true);
  }, []);

  // Reduced motion that is turned on during the visit pauses the rotation; only the visitor can resume it.
  useEffect(() => {
    if (reducedMotion && guard.current) pause();
  }, [reducedMotion, pause]);

  /** Changes the slide on request, and pauses so that the new slide is announced and stays in view. */
  const go = useCallback(
    (to: number | 'previous' | 'next') => {
      pause();
      setStepped(true);
      if (to === 'previous') api?.scrollPrev(reducedMotion);
      else if (to === 'next') api?.scrollNext(reducedMotion);
      else api?.scrollTo(to, reducedMotion);
    },
    [api, reducedMotion, pause],
  );

  const togglePause = useCallback(() => {
    setPaused(!paused);
    guard.current?.setPaused(!paused);
  }, [paused]);

  /** Renders nothing visible; the carousel has to include it in its markup. */
  const engine: ReactNode = Engine && viewport.current && (
    <Engine
      delay={delay}
      jump={reducedMotion}
      onReady={setApi}
      options={options}
      viewport={viewport.current}
    />
  );

  return { root, viewport, mode, selected, paused, stepped, go, pause, togglePause, engine };
}
