import { AnswerFold } from '@/components/parts/AnswerFold';
import { RichText } from '@/components/ui/RichText';
import type { TopicId } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { homesOf, letterFor, lineOf, ownEntries } from '@/lib/buyers/lines';
import type { OfBuyer } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Lines } from '../../_components/Lines';

interface TopicProps extends OfBuyer {
  id: TopicId;
}

/** The buyer's own statements on a topic, and where those stand that hold for several buyers. */
export function TopicLines({ buyer, id, numbers }: TopicProps) {
  const homes = homesOf(buyer, id);
  return (
    <>
      <Lines letter={letterFor(buyer, id)} lines={ownEntries(buyer, id).map(lineOf)} numbers={numbers} />
      {homes.length > 0 && (
        <p>
          {copy.shared}{' '}
          {homes.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a className="word-link" href={href}>
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A topic as a row: its short answer, then what it rests on. */
export const TopicRow = ({ buyer, id, numbers }: TopicProps) => (
  <AnswerFold answer={buyer.topics[id].short} id={id} name={copy.topics[id]}>
    <TopicLines buyer={buyer} id={id} numbers={numbers} />
    {id === 'clause' && (
      <p>
        <RichText text={copy.aqap.gap} />
      </p>
    )}
    {id === 'export' && buyer.group === 'nation' && (
      <p>
        <a className="word-link" href={`/buyers/permits#${buyer.slug}`}>
          {fill(copy.exportFrom, { nation: buyer.inText })}
        </a>
      </p>
    )}
  </AnswerFold>
);
