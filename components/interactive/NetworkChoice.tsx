'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { NetworkMarks } from '@/lib/network/marks';
import { markNetwork } from './mark-network';

interface NetworkChoiceProps {
  marks: NetworkMarks;
  /** The buyer, where only products are chosen. */
  buyer?: { code: string; name: string };
  /** The finished map, its buttons and figures. */
  children: ReactNode;
}

/** A choice is said when nothing else is chosen for this long, in ms. */
const quiet = 500;

/** Buttons that choose a buyer and a product: a press marks the finished markup, and a status says what follows. */
export function NetworkChoice({ marks, buyer, children }: NetworkChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function choose({ target }: MouseEvent) {
    const button = (target as Element).closest('button');
    const map = root.current;
    if (!button || !map) return;
    const sentence = markNetwork(map, button, marks);
    if (!sentence) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSaid(sentence), quiet);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button answers to the keyboard by itself
    <div
      className="network"
      data-buyer={buyer?.code}
      data-name={buyer?.name}
      data-state="lit"
      onClick={choose}
      ref={root}
    >
      {children}
      <p aria-live="polite" className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
