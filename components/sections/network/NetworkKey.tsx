import type { ReactNode } from 'react';
import { networkCopy } from '@/content/page-copy/network';
import { SignalSign } from './SignalSign';
import { StopMark } from './StopMark';

const copy = networkCopy.key;

/** What the marks mean, and what is to scale. */
export function NetworkKey({ scale, sheet }: { scale: readonly [string, string]; sheet?: ReactNode }) {
  return (
    <div className="network-foot">
      <ul>
        {(['planned', 'ask'] as const).map((mark) => (
          <li key={mark}>
            <svg aria-hidden="true" className="network-mark" data-mark={mark} viewBox="-19 -19 38 38">
              <StopMark />
            </svg>
            <Words words={copy[mark]} />
          </li>
        ))}
        <li>
          <svg aria-hidden="true" className="network-mark" viewBox="-14 -12 28 32">
            <SignalSign x={0} y={0} />
          </svg>
          <Words words={copy.signal} />
        </li>
      </ul>
      <p>
        <Words words={scale} /> {sheet}
      </p>
    </div>
  );
}

/** In short, and what follows where there is room. */
function Words({ words: [short, rest] }: { words: readonly [string, string] }) {
  return (
    <span>
      {short}
      <span className="network-rest">{rest}</span>
    </span>
  );
}
