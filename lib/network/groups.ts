import type { BuyerCode } from '@/content/planner/codes';
import { type NetworkProduct, type NetworkResult, networkProducts, networkResults } from './results';

/** A row of the table: a product, and the buyers for which the planner says the same. */
export interface NetworkRow extends Pick<NetworkResult, 'planned' | 'ask' | 'total'> {
  product: NetworkProduct;
  buyers: BuyerCode[];
}

/** What two buyers have to share to stand in one row: certifications with their phases, questions and figures. */
const sameRow = ({ planned, ask, total }: NetworkResult) =>
  JSON.stringify([
    planned.map(({ certification, phases }) => [certification, phases]),
    ask.map(({ certification }) => certification),
    total,
  ]);

/** Buyers for which the same follows, of one product. */
function groupsOf(product: NetworkProduct): NetworkRow[] {
  const rows = new Map<string, NetworkRow>();
  for (const result of networkResults.filter((one) => one.product === product)) {
    const key = sameRow(result);
    const row = rows.get(key);
    if (row) row.buyers.push(result.buyer);
    else rows.set(key, { ...result, buyers: [result.buyer] });
  }
  return [...rows.values()];
}

/** The table: grouped by buyers for which the same follows, or one row for each combination. */
export const networkRows = (grouped: boolean): NetworkRow[] =>
  grouped
    ? networkProducts.flatMap(groupsOf)
    : networkResults.map((result) => ({ ...result, buyers: [result.buyer] }));
