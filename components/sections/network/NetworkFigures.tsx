import { networkCopy } from '@/content/page-copy/network';
import type { Marks } from '@/lib/network/marks';

const copy = networkCopy.figures;

/** Certifications, months and cost of the lit route. */
export function NetworkFigures({ figures }: { figures: Marks['figures'] }) {
  return (
    <dl className="network-figures">
      <div>
        <dt data-figure="certifications">{figures.certifications}</dt>
        <dd data-figure="count">{figures.count}</dd>
        <dd data-figure="ask">{figures.ask}</dd>
      </div>
      <div>
        <dt>{copy.months}</dt>
        <dd data-figure="months">{figures.months}</dd>
        <dd>{copy.range}</dd>
      </div>
      <div>
        <dt>{copy.support}</dt>
        <dd data-figure="usd">{figures.usd}</dd>
        <dd>{copy.fees}</dd>
      </div>
    </dl>
  );
}
