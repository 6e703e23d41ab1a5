import type { ReactNode } from 'react';
import { networkCopy } from '@/content/page-copy/network';
import { SignalSymbol, StopSymbol } from './symbols';

const copy = networkCopy.key;

/** Renders the key of the map from the desktop width up: the meaning of the signs, and what is to scale. */
export function NetworkKey({ scale, more }: { scale: string; more?: ReactNode }) {
  return (
    <div className="mt-8 hidden flex-wrap justify-between gap-x-8 gap-y-2 hair-t pt-4 text-small lg:flex">
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-2">
        {(['planned', 'ask', 'signal'] as const).map((mark) => (
          <li className="flex items-center gap-x-3" data-mark={mark} key={mark}>
            <svg aria-hidden="true" className="flex-none" height="24" viewBox="-19 -19 38 38" width="24">
              {mark === 'signal' ? <SignalSymbol /> : <StopSymbol />}
            </svg>
            {copy[mark]}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {scale} {more}
      </p>
    </div>
  );
}
