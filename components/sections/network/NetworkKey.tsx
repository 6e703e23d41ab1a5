import { networkCopy } from '@/content/page-copy/network';
import { SignalSign } from './SignalSign';
import { StopMark } from './StopMark';

const copy = networkCopy.key;

/** What the marks mean, and what is to scale. */
export function NetworkKey({ scale }: { scale: string }) {
  return (
    <div className="network-foot">
      <ul>
        {(['planned', 'ask'] as const).map((mark) => (
          <li key={mark}>
            <svg aria-hidden="true" data-mark={mark} viewBox="-19 -19 38 38">
              <StopMark />
            </svg>
            {copy[mark]}
          </li>
        ))}
        <li>
          <svg aria-hidden="true" viewBox="-14 -12 28 32">
            <SignalSign x={0} y={0} />
          </svg>
          {copy.signal}
        </li>
      </ul>
      <p>{scale}</p>
    </div>
  );
}
