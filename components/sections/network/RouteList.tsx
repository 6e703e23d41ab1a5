import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkResult } from '@/lib/network/results';
import { buyerName, markedStops, stopName } from '@/lib/network/words';
import { StopMark } from './StopMark';

/** The lit route as a list of stops and verdicts: drawn beside the standing map, and read aloud everywhere. */
export function RouteList({ result }: { result: NetworkResult }) {
  return (
    <div className="network-list">
      <ol aria-label={copy.listLabel}>
        {markedStops(result).map(({ certification, mark, word }) => (
          <li data-mark={mark} data-stop={certification} key={certification}>
            <svg aria-hidden="true" className="network-list-mark" viewBox="-18 -18 36 36">
              <StopMark />
            </svg>
            <span>{stopName(certification)}</span> <span data-word="">{word}</span>
          </li>
        ))}
      </ol>
      <p data-name="buyer">{buyerName(result.buyer)}</p>
    </div>
  );
}
