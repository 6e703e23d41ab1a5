'use client';

import { useEffect } from 'react';
import { fragmentTarget } from './arrival';

/**
 * Marks the entry or row that the address names with the words given: a navigation by script sets no :target, and a
 * filter that writes its choice into the address leaves the mark where it is.
 */
export function ArrivalMark({ words = '' }: { words?: string }) {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    const mark = () => {
      delete marked?.dataset.arrived;
      const target = fragmentTarget(location.hash);
      if (!target?.matches('article, tr, li')) return;
      target.dataset.arrived = words;
      marked = target;
    };
    mark();
    window.addEventListener('hashchange', mark);
    return () => window.removeEventListener('hashchange', mark);
  }, [words]);
  return null;
}
