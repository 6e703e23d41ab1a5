'use client';

import { useEffect } from 'react';
import { subscribeToFragmentTarget } from './scroll-and-focus';

/**
 * Highlights the entry or row that is the target of the URL's fragment and labels it with `words`. `:target` is not
 * enough: a client-side navigation does not set it, and a filter that writes its state into the fragment must not
 * remove the highlight.
 */
export function TargetHighlight({ words = '' }: { words?: string }) {
  useEffect(() => {
    let highlighted: HTMLElement | undefined;
    return subscribeToFragmentTarget((target) => {
      delete highlighted?.dataset.highlighted;
      if (!target?.matches('article, tr, li')) return;
      target.dataset.highlighted = words;
      highlighted = target;
    });
  }, [words]);
  return null;
}
