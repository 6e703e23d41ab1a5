import { buyerBySlug } from '@/content/buyers';
import { type HomePermit, homePermits } from '@/content/buyers/permits';
import type { Buyer, BuyerFact, Topic } from '@/content/buyers/types';
import type { HomeCountryCode } from '@/content/planner/codes';
import { gates } from '@/content/planner/gates';
import type { Gate } from '@/content/planner/types';
import { openAnswers } from '../planner/engine/answers';
import { plannerData } from '../planner/engine/data';
import { judge } from '../planner/engine/verdicts';

/** What a company of this home country needs for a delivery to the buyers. */
export interface PermitView extends HomePermit {
  country: string;
  /** The only buyer is the company's own nation, so nothing crosses a border. */
  atHome: boolean;
  /** The transfer, the export, or both where buyers differ or an agency names the place; none at home. */
  routes: BuyerFact[];
  inspects: Topic;
  clears: Topic;
  /** Decisions of others that this home country adds, each with the buyers that bring it. */
  gates: { gate: Gate; buyers: Buyer[] }[];
}

/** The home country that adds no gate: in EU and NATO. */
const plain: HomeCountryCode = 'EU_NATO';

/** Gates of a plan for classified drones: the case in which every gate of a home country shows. */
function gatesWith(buyer: Buyer, homeCountry: HomeCountryCode): string[] {
  return [
    ...judge(plannerData, {
      ...openAnswers(''),
      buyers: [buyer.code],
      products: ['drones'],
      data: ['CONFIDENTIAL'],
      usItem: 'none',
      usPerson: 'no',
      homeCountry,
    }).gates.keys(),
  ];
}

function routeTo({ market, slug }: Buyer, { home, inside, eea, outside }: HomePermit): BuyerFact[] {
  if (slug === home) return [];
  if (!inside) return [outside];
  if (market === 'agency') return [inside, outside];
  return market === 'eu' || (market === 'eea' && eea) ? [inside] : [outside];
}

/** The way out of each home country, and what else it changes, when selling to these buyers. */
export function permitsFor(buyers: readonly Buyer[]): PermitView[] {
  return homePermits.map((permit) => {
    const { name: country, topics } = buyerBySlug[permit.home];
    const adds = (buyer: Buyer, id: string) =>
      gatesWith(buyer, permit.code).includes(id) && !gatesWith(buyer, plain).includes(id);
    return {
      ...permit,
      country,
      atHome: buyers.every(({ slug }) => slug === permit.home),
      routes: [...new Set(buyers.flatMap((buyer) => routeTo(buyer, permit)))],
      inspects: topics.inspects,
      clears: topics.marks,
      gates: gates
        .map((gate) => ({ gate, buyers: buyers.filter((buyer) => adds(buyer, gate.id)) }))
        .filter(({ buyers: bringing }) => bringing.length > 0),
    };
  });
}
