import { CheckedLine } from '@/components/sections/CheckedLine';
import { PageHead } from '@/components/sections/PageHead';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { droneTotal } from '@/lib/buyers/asked';
import { droneAsks } from '@/lib/buyers/head';
import { newestCheck, printedLines } from '@/lib/buyers/lines';
import { crumbs } from '@/lib/pages/registry';
import { monthsText, usdText } from '@/lib/planner/words/figures';
import { fill } from '@/lib/text/fill';
import { BuyerSwitch } from './BuyerSwitch';

const copy = buyersCopy.facts;

/** Head of a buyer's page: title, the way to the other buyers, what it asks a drone maker for, the effort, the marking. */
export function BuyerHead({ buyer }: { buyer: Buyer }) {
  const { marks, clearanceFrom, lowestMark, offices, topics } = buyer;
  const { asks, open } = droneAsks(buyer.code);
  const { months, usd } = droneTotal(buyer.code);
  const from = marks.find(({ level }) => level === clearanceFrom);
  const [lowest] = marks;
  const portal = offices.find(({ topic }) => topic === 'tenders')?.address;
  const lines = printedLines(buyer);
  const facts = [
    { label: copy.asks, value: asks, note: fill(copy.askAlso, { names: open }) },
    { label: copy.effort, value: `${monthsText(months)}, ${usdText(usd)}`, note: copy.effortNote },
    {
      label: copy.clearance,
      value: from?.mark ?? copy.ownNation,
      note: fill(copy.lowest, { mark: lowest.mark, verdict: buyersCopy.lowestMark[lowestMark] }),
    },
    { label: copy.tenders, value: topics.tenders.short, note: '', address: portal },
  ];
  return (
    <PageHead
      crumbs={crumbs(`/buyers/${buyer.slug}`)}
      lead={buyer.lead}
      size="display"
      title={fill(buyersCopy.title, { buyer: buyer.inText })}
    >
      <CheckedLine className="mt-4" day={newestCheck(lines)} />
      <BuyerSwitch current={buyer.slug} />
      <dl className="mt-8 grid border-fg border-t-2 md:mt-12 md:grid-cols-2 lg:grid-cols-4 print:mt-4 print:grid-cols-4">
        {facts.map(({ label, value, note, address }) => (
          <div
            className="border-rule border-b py-3 md:pr-4 md:even:border-l md:even:pl-6 lg:not-first:border-l lg:not-first:pl-6"
            key={label}
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-1 text-balance text-name wrap-anywhere">
              <RichText terms={false} text={value} />{' '}
              <span className="mt-1 block text-caption text-muted">
                <RichText terms={false} text={note} />
                {address && <AddressLink id={address} />}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="h-10 lg:h-14" />
    </PageHead>
  );
}
