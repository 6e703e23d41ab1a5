import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, TopicId } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { lineOf } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';
import { EvidenceMark } from '../../_components/EvidenceMark';
import { EvidenceLine } from './EvidenceLine';
import { MarksTable } from './MarksTable';

interface TopicSectionProps {
  buyer: Buyer;
  id: TopicId;
}

/**
 * One topic, on the phone as a row with the short answer: its lines with what supports each, and the authority's own
 * site.
 */
export function TopicSection({ buyer, id }: TopicSectionProps) {
  const { short, facts, sites } = buyer.topics[id];
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-4" id={id}>
      <HeadedFold
        heading={
          <hgroup className="md:w-full md:border-fg md:border-b-2 md:pb-4 print:w-full print:border-fg print:border-b-2">
            <h2 className="text-h4 md:text-page print:text-h3" id={`${id}-title`}>
              {buyersCopy.topics[id]}
            </h2>
            <p className="mt-1 flex gap-2 text-label text-muted md:hidden print:hidden">
              <EvidenceMark certainty={lineOf(facts[0]).certainty} />
              <span>
                <RichText terms={false} text={short} />
              </span>
            </p>
          </hgroup>
        }
        rowClass="max-md:border-fg max-md:border-t-2 md:min-h-0 md:p-0 print:min-h-0 print:p-0"
      >
        <ul>
          {facts.map(lineOf).map((line) => (
            <li
              className="grid items-baseline gap-x-12 gap-y-2.5 border-rule border-b py-5 print:py-2.5 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]"
              key={line.text}
            >
              <p className="text-body">
                {!('sources' in line) && (
                  <span className="text-muted">{buyersCopy.before[line.certainty]} </span>
                )}
                <RichText text={line.text} />
              </p>
              <EvidenceLine evidence={line} rule={line.rule} />
            </li>
          ))}
        </ul>
        {id === 'clause' && (
          <p className="mt-3.5 text-label">
            <RichText text={buyersCopy.gap} />
          </p>
        )}
        {id === 'marks' && <MarksTable buyer={buyer} />}
        {sites && (
          <ul className="mt-3.5 flex flex-wrap gap-x-6 text-label">
            {sites.map((host) => (
              <li key={host}>
                <a
                  className="inline-block py-1 underline underline-offset-link"
                  href={`https://${host}`}
                  rel="noopener"
                >
                  {fill(buyersCopy.ownSite, { host })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </HeadedFold>
    </section>
  );
}
