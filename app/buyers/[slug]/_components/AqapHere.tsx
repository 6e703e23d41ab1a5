import { clsx } from 'clsx';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aqapTopicIds, type Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { lineOf } from '@/lib/buyers/lines';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { TopicLines } from './TopicLines';

const copy = buyersCopy.aqap;

interface AqapHereProps {
  buyer: Buyer;
  numbers: SourceNumbers;
}

/** AQAP at this buyer, four answers on one line: who cites, inspects and issues, and which certificate counts. */
export function AqapHere({ buyer, numbers }: AqapHereProps) {
  return (
    <Section ground="ink" id={copy.id} labelledBy="aqap-title" pad="part">
      <Heading id="aqap-title" level={2} size="sub">
        {fill(buyer.group === 'agency' ? copy.agency : copy.title, { nation: buyer.inText })}
      </Heading>
      <p className="mt-4 max-w-measure text-body text-muted">
        <span className="max-lg:hidden">{copy.dashed} </span>
        {copy.lead}
      </p>
      <ol className="handover-steps">
        {aqapTopicIds.map((id) => {
          const { short, facts } = buyer.topics[id];
          const open = lineOf(facts[0]).certainty === 'open';
          return (
            <li className={clsx('scroll-mt-24', open && 'before:border-dashed')} id={id} key={id}>
              <HeadedFold
                heading={
                  <h3 className="text-small text-muted">
                    {buyersCopy.topics[id]}{' '}
                    <b className="mt-0.5 block text-fg text-body">
                      <RichText terms={false} text={short} />
                    </b>
                  </h3>
                }
                rowClass="max-md:border-rule max-md:border-t md:min-h-0 md:p-0"
              >
                <TopicLines buyer={buyer} compact id={id} numbers={numbers} />
              </HeadedFold>
            </li>
          );
        })}
      </ol>
      <p className="mt-8 text-small print:mt-3">
        <RichText text={buyersCopy.gap} />
      </p>
    </Section>
  );
}
