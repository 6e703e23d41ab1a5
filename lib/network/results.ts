import { networkCopy } from '@/content/page-copy/network';
import { buyerCodes } from '@/content/planner/codes';
import { makerOf } from '../buyers/requirements';
import { plan } from '../planner/engine/plan';

/** What is made, as the buttons of the map name it. */
export type NetworkProduct = keyof typeof networkCopy.products.options;
/** In the order of the buttons. */
export const networkProducts = Object.keys(networkCopy.products.options) as NetworkProduct[];

/** What the planner itself says to every combination of a buyer and a product, with all other answers open. */
export const networkResults = buyerCodes.flatMap((buyer) =>
  networkProducts.map((product) => ({ buyer, product, ...plan(makerOf(buyer, product)) })),
);
export type NetworkResult = (typeof networkResults)[number];
