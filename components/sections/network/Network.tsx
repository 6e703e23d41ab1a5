import type { ReactNode } from 'react';
import { NetworkChoice } from '@/components/interactive/NetworkChoice';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { barsOf, marksFor } from '@/lib/network/marks';
import { type NetworkProduct, networkResult, networkResults } from '@/lib/network/results';
import { buyerName, figuresOf, plannerPath } from '@/lib/network/words';
import { BuyerNames } from './BuyerNames';
import { ChosenLine } from './ChosenLine';
import { NetworkFigures } from './NetworkFigures';
import { NetworkKey } from './NetworkKey';
import { ProductChoice } from './ProductChoice';
import { RouteList } from './RouteList';
import { RouteMonths } from './RouteMonths';
import { TallMap } from './TallMap';
import { WideMap } from './WideMap';
import '@/app/styles/network.css';

/** What is chosen: nothing, or a buyer and a product. */
export type NetworkState = 'idle' | { buyer: BuyerCode; product: NetworkProduct };

interface NetworkProps {
  state: NetworkState;
  /** Leads to the map as a file. */
  sheet?: ReactNode;
  /** Stands beside the way to the planner. */
  action?: ReactNode;
}

/** The map of the planner's own rules: certifications as stops, buyers as terminals; the chosen route is lit. */
export function Network({ state, ...slots }: NetworkProps) {
  return state === 'idle' ? <IdleNetwork {...slots} /> : <LitNetwork {...state} {...slots} />;
}

/** Nothing chosen: the whole map, its names links to the buyers. */
function IdleNetwork({ sheet }: Pick<NetworkProps, 'sheet'>) {
  return (
    <div className="network" data-state="idle">
      <div className="network-stage">
        <WideMap drawing="wide" />
        <WideMap drawing="slim" />
        <nav aria-label={copy.buyers.links} className="network-buyers">
          <p className="network-legend">{copy.buyers.label}</p>
          <div className="network-rows">
            <TallMap />
            <BuyerNames />
          </div>
        </nav>
        <div className="network-answer">
          <p className="network-hint">{copy.hint}</p>
          <ButtonLink arrow href="/planner" variant="outline">
            {copy.hintPlan}
          </ButtonLink>
        </div>
      </div>
      <NetworkKey scale={copy.scale.idle} sheet={sheet} />
    </div>
  );
}

type LitNetworkProps = Exclude<NetworkState, 'idle'> & Omit<NetworkProps, 'state'>;

function LitNetwork({ buyer, product, sheet, action }: LitNetworkProps) {
  const result = networkResult(buyer, product);
  return (
    <NetworkChoice marks={marksFor(networkResults)}>
      <ChosenLine choice="buyer" name={buyerName(buyer)} />
      <ChosenLine choice="product" name={copy.products.options[product]} />
      <div className="network-stage">
        <WideMap drawing="wide" result={result} />
        <WideMap drawing="slim" result={result} />
        <ProductChoice chosen={product} />
        <fieldset className="network-buyers" data-choice="buyer" data-script="">
          <legend className="network-legend">{copy.buyers.label}</legend>
          <div className="network-rows">
            <TallMap buyer={buyer} />
            <BuyerNames chosen={buyer} />
          </div>
        </fieldset>
        <div className="network-answer">
          <NetworkFigures figures={figuresOf(result)} />
          <p className="network-nothing" data-nothing="" hidden={result.total !== null}>
            {copy.nothing}
          </p>
          <RouteList result={result} />
          <RouteMonths bars={barsOf(result)} />
          <div className="network-go">
            <ButtonLink arrow href={plannerPath(buyer, product)}>
              {copy.plan}
            </ButtonLink>
            {action}
            <p>{copy.assumed}</p>
          </div>
        </div>
      </div>
      <NetworkKey scale={copy.scale.lit} sheet={sheet} />
    </NetworkChoice>
  );
}

export { NetworkTable } from './NetworkTable';
