import { PageHead } from '@/components/sections/PageHead';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, TopicId } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { lineOf } from '@/lib/buyers/lines';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { EvidenceMark } from '../../_components/EvidenceMark';
import { BuyerSwitch } from './BuyerSwitch';

const keyFacts = ['buys', 'tenders', 'inspects', 'language'] as const satisfies TopicId[];

/** Head of a buyer's page: title, the way to the other buyers, four key facts. */
export function BuyerHead({ buyer }: { buyer: Buyer }) {
  return (
    <PageHead
      crumbs={crumbs(`/buyers/${buyer.slug}`)}
      lead={buyer.lead}
      title={fill(buyersCopy.title, { buyer: buyer.inText })}
    >
      <BuyerSwitch current={buyer.slug} />
      <dl className="mt-11 grid border-fg border-t-2 md:mt-15 md:grid-cols-2 lg:grid-cols-4">
        {keyFacts.map((id) => {
          const { short, facts } = buyer.topics[id];
          const { certainty } = lineOf(facts[0]);
          return (
            <div
              className="border-rule border-b py-4.5 md:pr-5 md:even:border-l md:even:pl-5.5 lg:not-first:border-l lg:not-first:pl-5.5"
              key={id}
            >
              <dt className="text-label text-muted">{buyersCopy.facts[id]}</dt>
              <dd className="mt-1 text-balance text-value [overflow-wrap:anywhere]">
                <RichText text={short} terms={false} />
                <span className="mt-1.5 flex gap-2 font-normal text-caption text-muted tracking-normal">
                  <EvidenceMark certainty={certainty} /> {buyersCopy.certainty[certainty]}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="h-16 lg:h-24" />
    </PageHead>
  );
}
