import { networkCopy as copy } from '@/content/page-copy/network';
import type { PlacedStop } from '@/lib/network/wide';
import { type MarkedStop, stopName } from '@/lib/network/words';

/** Name of each stop, and under it what the chosen buyer says or, with nothing chosen, what it is about. */
export function RouteLabels({
  stops,
  marked,
}: {
  stops: readonly PlacedStop[];
  marked?: readonly MarkedStop[];
}) {
  return stops.map(({ certification, x, text }, index) => (
    <g
      data-mark={marked?.[index]?.mark}
      data-stop={marked && certification}
      key={certification}
      textAnchor={marked ? text.anchor : 'middle'}
    >
      <text className="network-name" x={marked ? text.x : x} y={text.name}>
        {stopName(certification)}
      </text>
      <text className="network-word" data-word="" x={marked ? text.x : x} y={text.word}>
        {marked?.[index]?.word ?? copy.subjects[certification]}
      </text>
    </g>
  ));
}
