import { Network } from '@/components/interactive/network/Network';
import { RouteMonths } from '@/components/interactive/network/RouteMonths';
import { RouteProvider } from '@/components/interactive/network/RouteProvider';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { networkAnswerCopy as copy } from '@/content/page-copy/network';
import { mapOfBuyerPage, networkAnswers } from '@/lib/network/data';
import { fill } from '@/lib/text/fill';

const { id, why } = buyersCopy.network;

/**
 * Renders the network with the route to one buyer highlighted, and below it why this buyer requires what it requires.
 */
export function BuyerNetwork({ buyer: { code, nameInSentence, why: reason } }: { buyer: Buyer }) {
  return (
    <SectionFrame theme="ink" id={id} labelledBy="network">
      <RouteProvider answers={networkAnswers(code)} buyer={code} fixed map={mapOfBuyerPage} product="drones">
        <Network
          heading={
            <h2 className="part-section mb-4" id="network">
              {fill(copy.titleOfBuyer, { buyer: nameInSentence })}
            </h2>
          }
          months={<RouteMonths />}
          ofBuyer
        />
      </RouteProvider>
      <p className="mt-4 max-w-measure text-body">
        <RichText text={reason ? `${reason} ${why}` : why} />
      </p>
    </SectionFrame>
  );
}
