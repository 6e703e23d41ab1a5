'use client';

import { useEffect } from 'react';
import { followFragment } from './arrival';

/**
 * Marks the entry or row that the address names with the words given: a navigation by script sets no :target, and a
 * filter that writes its choice into the address leaves the mark where it is.
 */
export function TargetHighlight({ words = '' }: { words?: string }) {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    return followFragment((target) => {
      delete marked?.dataset.highlighted;
      if (!target?.matches('article, tr, li')) return;
      target.dataset.highlighted = words;
      marked = target;
    });
  }, [words]);
  return null;
}
