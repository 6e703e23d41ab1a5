import { Network } from '@/components/interactive/network/Network';
import { RouteProvider } from '@/components/interactive/network/RouteProvider';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Buyer } from '@/content/buyers/types';
import { networkCopy as copy } from '@/content/page-copy/network';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { fill } from '@/lib/text/fill';

/** The route to one buyer, lit; its products are buttons, and every verdict stands in a list. */
export function BuyerNetwork({ buyer: { code, inText } }: { buyer: Buyer }) {
  return (
    <Section ground="ink" labelledBy="network" pad="part">
      <RouteProvider answers={networkAnswers(code)} buyer={code} fixed map={networkMap} product="drones">
        <Network
          heading={
            <Heading id="network" level={2}>
              {fill(copy.titleOfBuyer, { buyer: inText })}
            </Heading>
          }
          ofBuyer
        />
      </RouteProvider>
    </Section>
  );
}
