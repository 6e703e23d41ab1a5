import { Band } from '@/components/parts/Band';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { aqapTopicIds, type Buyer } from '@/content/buyers/types';
import { buyersCall, buyersCopy as copy } from '@/content/page-copy/buyers';
import { printedLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Answers } from './Answers';
import { BuyerHead } from './BuyerHead';
import { BuyerNetwork } from './BuyerNetwork';
import { Due } from './Due';

import { More } from './More';
import { Offices } from './Offices';
import { Rules } from './Rules';
import { TopicRow } from './TopicRow';
import { Ways } from './Ways';

/** One buyer: the three answers, the lit route, offices, ways in, AQAP, what is due when, rules and practice, links. */
export function BuyerPage({ buyer }: { buyer: Buyer }) {
  const { aqap } = copy;
  const { group, guides = [], inText } = buyer;
  const lines = printedLines(buyer);
  const numbers = numbersOf(lines);
  return (
    <div className="buyer-page">
      <BuyerHead buyer={buyer} lines={lines} />
      <Answers buyer={buyer} numbers={numbers} />
      <BuyerNetwork buyer={buyer} />
      <Offices buyer={buyer} />
      {guides.map((guide) => guide.rows && <Ways guide={guide} key={guide.id} numbers={numbers} />)}
      <Band
        id={aqap.id}
        size="sub"
        title={fill(group === 'agency' ? aqap.agency : aqap.title, { nation: inText })}
      >
        <div>
          {aqapTopicIds.map((id) => (
            <TopicRow buyer={buyer} id={id} key={id} numbers={numbers} />
          ))}
        </div>
      </Band>
      <Due buyer={buyer} numbers={numbers} />
      <Rules buyer={buyer} numbers={numbers} />
      <More buyer={buyer} lines={lines} />
      <ClosingCall {...buyersCall} />
    </div>
  );
}
