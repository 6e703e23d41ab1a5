'use client';

import { useEffect } from 'react';
import { fragmentTarget } from './arrival';

/** Marks the article that the address names with the words given: a navigation by script sets no :target. */
export function ArrivalMark({ words }: { words: string }) {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    const mark = () => {
      delete marked?.dataset.arrived;
      const target = fragmentTarget(location.hash);
      if (!target?.matches('article')) return;
      target.dataset.arrived = words;
      marked = target;
    };
    mark();
    window.addEventListener('hashchange', mark);
    return () => window.removeEventListener('hashchange', mark);
  }, [words]);
  return null;
}
