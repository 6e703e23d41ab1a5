import type { BuyerCode, ProductCode } from '@/content/planner/codes';

/** What is chosen: nothing yet, or a buyer and a product. */
export type NetworkState = 'idle' | { buyer: BuyerCode; product: ProductCode };

/** The map of the planner's own rules: certifications as stops, buyers as terminals, the chosen route lit. */
export function Network({ state }: { state: NetworkState }) {
  return <div data-network={state === 'idle' ? '' : `${state.buyer}-${state.product}`} />;
}

/** The map's results as a table: grouped by buyers that ask for the same, or each of the combinations. */
export function NetworkTable({ grouped }: { grouped?: boolean }) {
  return <div data-grouped={grouped} />;
}
