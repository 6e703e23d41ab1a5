import { buyerBySlug } from '@/content/buyers';
import { type Seat, seats } from '@/content/buyers/seats';
import type { Buyer, Topic } from '@/content/buyers/types';
import type { HomeCountryCode } from '@/content/planner/codes';
import { gates } from '@/content/planner/gates';
import type { Gate } from '@/content/planner/types';
import { openAnswers } from '../planner/engine/answers';
import { plannerData } from '../planner/engine/data';
import { judge } from '../planner/engine/verdicts';

/** What changes for a company based here. */
export interface SeatView extends Seat {
  /** The only buyer is the company's own nation, so nothing crosses a border. */
  atHome: boolean;
  inspects: Topic;
  clears: Topic;
  licenses: Topic;
  /** Decisions of others that this seat adds, each with the buyers that bring it. */
  gates: { gate: Gate; buyers: Buyer[] }[];
}

/** The seat that adds no gate: in EU and NATO. */
const plain: HomeCountryCode = 'EU_NATO';

/** Gates of a plan for classified drones: the case in which every gate of a seat shows. */
function gatesWith(buyer: Buyer, seat: HomeCountryCode): string[] {
  return [
    ...judge(plannerData, {
      ...openAnswers(''),
      buyers: [buyer.code],
      products: ['drones'],
      data: ['CONFIDENTIAL'],
      usItem: 'none',
      usPerson: 'no',
      homeCountry: seat,
    }).gates.keys(),
  ];
}

/** What differs, by the reader's home country, when selling to these buyers. */
export function seatsFor(buyers: readonly Buyer[]): SeatView[] {
  return seats.map((seat) => {
    const { inspects, marks, export: licenses } = buyerBySlug[seat.home].topics;
    const adds = (buyer: Buyer, id: string) =>
      gatesWith(buyer, seat.code).includes(id) && !gatesWith(buyer, plain).includes(id);
    return {
      ...seat,
      atHome: buyers.every(({ slug }) => slug === seat.home),
      inspects,
      clears: marks,
      licenses,
      gates: gates
        .map((gate) => ({ gate, buyers: buyers.filter((buyer) => adds(buyer, gate.id)) }))
        .filter(({ buyers: bringing }) => bringing.length > 0),
    };
  });
}
