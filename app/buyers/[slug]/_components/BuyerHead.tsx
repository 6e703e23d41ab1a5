import { Head } from '@/components/parts/Head';
import type { Term } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import type { Buyer, Evidence } from '@/content/buyers/types';
import { checkedOn } from '@/content/certainty';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { droneTotal } from '@/lib/buyers/asked';
import { droneAsks } from '@/lib/buyers/head';
import { newestCheck } from '@/lib/buyers/lines';
import { formatDate, oneWord } from '@/lib/figures/format';
import { crumbs } from '@/lib/pages/registry';
import { monthsText, usdText } from '@/lib/planner/words/figures';
import { fill } from '@/lib/text/fill';

/** Name, what the buyer is in a sentence, and four facts. */
export const BuyerHead = ({ buyer, lines }: { buyer: Buyer; lines: readonly Evidence[] }) => (
  <Head
    crumbs={crumbs(`/buyers/${buyer.slug}`)}
    facts={factsOf(buyer)}
    lead={buyer.lead}
    note={fill(checkedOn, { day: oneWord(formatDate(newestCheck(lines))) })}
    size="display"
    title={fill(copy.title, { buyer: buyer.inText })}
  />
);

/** What a buyer asks a drone maker for, the effort, where clearance (an agency: registration) starts, where tenders appear. */
function factsOf({ code, markings, clearanceFrom, lowestMarking, offices, topics }: Buyer): Term[] {
  const { facts } = copy;
  const { asks, open } = droneAsks(code);
  const { months, usd } = droneTotal(code);
  const from = markings.find(({ level }) => level === clearanceFrom);
  const portal = offices.find(({ topic }) => topic === 'tenders')?.address;
  return [
    { term: facts.asks, text: asks, note: fill(facts.askAlso, { count: open }) },
    { term: facts.effort, text: `${monthsText(months)}, ${usdText(usd)}`, note: facts.effortNote },
    from
      ? {
          term: facts.clearance,
          text: from.marking,
          note: fill(facts.lowest, { verdict: copy.lowestMarking[lowestMarking] }),
        }
      : { term: facts.registration, text: topics.registration.short },
    { term: facts.tenders, text: topics.tenders.short, note: portal && <AddressLink id={portal} /> },
  ];
}
