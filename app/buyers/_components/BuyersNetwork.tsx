import { NetworkDrawing } from '@/components/interactive/network/NetworkDrawing';
import { NetworkKey } from '@/components/interactive/network/NetworkKey';
import { NetworkNames } from '@/components/interactive/network/NetworkNames';
import { Section } from '@/components/parts/Section';
import { NetworkTable } from '@/components/sections/network/NetworkTable';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { buyersCopy } from '@/content/page-copy/buyers';
import { networkAnswerCopy as copy } from '@/content/page-copy/network';
import { siteUrl } from '@/content/site';
import { networkMap } from '@/lib/network/data';
import { fill } from '@/lib/text/fill';
import '@/app/styles/network.css';

/**
 * Renders the network without a selection and the table of all combinations; in print the table is replaced by its
 * URL.
 */
export function BuyersNetwork() {
  return (
    <Section>
      <div className="network" data-of="none">
        <div className="network-stage">
          <NetworkDrawing map={networkMap} />
          <NetworkNames map={networkMap} />
          <div className="network-answer">
            <p className="network-sentence">{copy.hint}</p>
            <ButtonLink arrow href="/planner" variant="outline">
              {copy.hintPlan}
            </ButtonLink>
          </div>
        </div>
        <NetworkKey scale={copy.idle} />
      </div>
      <div className="print:hidden">
        <NetworkTable />
      </div>
      <p className="hidden print:block">
        {fill(buyersCopy.combinationsInPrint, { address: `${siteUrl}/buyers`.replace('https://', '') })}
      </p>
    </Section>
  );
}
