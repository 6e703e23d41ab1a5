import { NetworkDrawing } from '@/components/interactive/network/NetworkDrawing';
import { NetworkKey } from '@/components/interactive/network/NetworkKey';
import { NetworkNames } from '@/components/interactive/network/NetworkNames';
import { StopSymbol } from '@/components/interactive/network/symbols';
import { Section } from '@/components/parts/Section';
import { NetworkTable } from '@/components/sections/network/NetworkTable';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { buyersCopy } from '@/content/page-copy/buyers';
import { networkAnswerCopy as copy } from '@/content/page-copy/network';
import { siteUrl } from '@/content/site';
import { urlInPrint } from '@/lib/addresses/addresses';
import { marksOfStops, networkMap } from '@/lib/network/data';
import { fill } from '@/lib/text/fill';
import '@/components/interactive/network/network.css';

const marks = marksOfStops();

/**
 * Renders the network without a selection and the table of all combinations; in print the table is replaced by its
 * URL.
 */
export function BuyersNetwork() {
  return (
    <Section>
      <div className="network" data-of="none">
        <div className="flex flex-col lg:grid">
          <NetworkDrawing map={networkMap} marks={marks} />
          <NetworkNames map={networkMap} />
          <div className="network-answer">
            <p className="network-sentence">{copy.hint}</p>
            <ButtonLink arrow href="/planner" variant="outline">
              {copy.hintPlan}
            </ButtonLink>
          </div>
          <div className="network-list">
            <ol aria-label={copy.stops}>
              {networkMap.stops.map(({ certification, name, subject }, index) => (
                <li data-mark={marks[index]?.at(-1)} key={certification}>
                  <svg aria-hidden="true" height="34" viewBox="-18 -18 36 36" width="34">
                    <StopSymbol />
                  </svg>
                  <b>{name}</b> <span>{subject}</span>
                </li>
              ))}
            </ol>
            <p>{copy.anyBuyer}</p>
          </div>
        </div>
        <NetworkKey scale={copy.idle} />
      </div>
      <div className="print:hidden">
        <NetworkTable />
      </div>
      <p className="hidden print:block">
        {fill(buyersCopy.combinationsInPrint, { address: urlInPrint(`${siteUrl}/buyers`) })}
      </p>
    </Section>
  );
}
