import { nationsBy } from '@/content/buyers/list';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { networkCopy as copy } from '@/content/page-copy/network';
import { buyers } from '@/content/planner/buyers';
import type { BuyerCode } from '@/content/planner/codes';
import { formatRange } from '../figures/format';
import { toFragment } from '../planner/link/to-fragment';
import { fill } from '../text/fill';
import type { NetworkProduct, NetworkResult, StopResult } from './results';
import { networkStops } from './topology';

/** Name of a buyer. */
export const buyerName = (code: BuyerCode): string => buyers.find((buyer) => buyer.code === code)?.name ?? '';

/** Name of a stop: CE Marking and AQAP 2110 as on their own pages. */
export const stopName = (slug: CertificationSlug): string => certificationBySlug[slug].title;

/** The word at a planned stop; AQAP's says how certain it is. */
export function plannedWord(
  { certification, verdict, phases, certainty }: StopResult,
  buyer: BuyerCode,
): string {
  if (verdict === 'gate') return copy.verdicts.gate;
  const word = verdict === 'usual' ? copy.verdicts.usual : copy.verdicts.needed;
  if (phases.length === 1) return fill(copy.verdicts.firstPhase, { verdict: word });
  if (certification === 'iso9001' && !phases.includes(3)) return copy.verdicts.system;
  if (certification !== 'aqap2110') return word;
  if (verdict === 'usual') return certainty === 'seen' ? word : copy.verdicts.unread;
  const clause = nationsBy('old', 'reported').find(({ code }) => code === buyer)?.aqap as 'old' | 'reported';
  return clause ? copy.verdicts[clause] : word;
}

/** The certifications planned, in the table; one of which only the first phases are planned says so. */
export function plannedList({ planned }: Pick<NetworkResult, 'planned'>): string {
  const { nothing, firstPhase, phases: some } = copy.table;
  if (planned.length === 0) return nothing;
  return planned
    .map(({ certification, phases }) => {
      const name = stopName(certification);
      if (phases.includes(3)) return name;
      const last = phases.length;
      return `${name} (${last === 1 ? firstPhase : fill(some, { last })})`;
    })
    .join(', ');
}

/** A stop as a result marks it: planned, to ask about, or not at all; and its word. */
export interface MarkedStop {
  certification: CertificationSlug;
  mark: 'planned' | 'ask' | 'none';
  word: string;
}

/** All stops of the map with the marks of a result. */
export const markedStops = ({ buyer, planned, ask }: NetworkResult): MarkedStop[] =>
  networkStops.map(({ certification }): MarkedStop => {
    const stop = planned.find((one) => one.certification === certification);
    if (stop) return { certification, mark: 'planned', word: plannedWord(stop, buyer) };
    return ask.some((one) => one.certification === certification)
      ? { certification, mark: 'ask', word: copy.questions[certification] }
      : { certification, mark: 'none', word: copy.verdicts.none };
  });

/** The figures of a result, as they are printed. */
export interface NetworkFigures {
  count: string;
  certifications: string;
  ask: string;
  months: string;
  usd: string;
}

const pair = ([min, max]: readonly [number, number]) => (min === max ? `${min}` : `${min}–${max}`);

/** Prints the figures; where nothing is planned there are none. */
export function figuresOf({ planned, ask, total }: NetworkResult): NetworkFigures | null {
  if (!total) return null;
  const { figures } = copy;
  const part = planned.filter(({ phases }) => !phases.includes(3)).length;
  const count = ask.length;
  return {
    count: `${planned.length}`,
    certifications: planned.length === 1 ? figures.certifications.one : figures.certifications.more,
    ask: part > 0 ? fill(figures.partAndAsk, { part, count }) : fill(figures.ask, { count }),
    months: pair(total.months),
    usd: formatRange({ min: total.usd[0], max: total.usd[1], unit: 'USD' }),
  };
}

/** What is said after a choice, behind the names of the buyer and the product. */
export function saidOf(result: NetworkResult): string {
  const ask = result.ask.length;
  const figures = figuresOf(result);
  if (!figures) return fill(copy.announced.nothing, { ask });
  const { count, certifications, months, usd } = figures;
  return fill(copy.announced.plan, {
    ask,
    count,
    certifications,
    months: months.replace('–', ' to '),
    usd: usd.replace('$', '').replace('–', ' to '),
  });
}

/** Address of the planner with two answers. */
export const plannerPath = (buyer: BuyerCode, product?: NetworkProduct): string =>
  `/planner#${toFragment(
    { buyers: [buyer], ...(product && { products: [product] }) },
    product ? ['buyers', 'products'] : ['buyers'],
  )}`;
