import { networkCopy } from '@/content/page-copy/network';
import { buyerCodes } from '@/content/planner/codes';
import { manufacturerAnswers } from '../buyers/requirements';
import { plan } from '../planner/engine/plan';

/** A product, by the keys of the map's buttons. */
export type NetworkProduct = keyof typeof networkCopy.products.options;
/** Products in the order of the buttons. */
export const networkProducts = Object.keys(networkCopy.products.options) as NetworkProduct[];

/** The planner's result for every combination of a buyer and a product, with all other answers open. */
export const networkResults = buyerCodes.flatMap((buyer) =>
  networkProducts.map((product) => ({ buyer, product, ...plan(manufacturerAnswers(buyer, product)) })),
);
/** Result of the planner for one buyer and one product. */
export type NetworkResult = (typeof networkResults)[number];
