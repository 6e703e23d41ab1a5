import { RichText } from '@/components/ui/RichText';
import type { Buyer, TopicId } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { lineOf } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';
import { EvidenceLine } from './EvidenceLine';
import { MarksTable } from './MarksTable';

interface TopicSectionProps {
  buyer: Buyer;
  id: TopicId;
}

/** One topic: its lines with what stands behind each, and the body's own site. */
export function TopicSection({ buyer, id }: TopicSectionProps) {
  const { facts, sites } = buyer.topics[id];
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-4" id={id}>
      <h2 className="border-fg border-b-2 pb-4 text-page" id={`${id}-title`}>
        {buyersCopy.topics[id]}
      </h2>
      <ul>
        {facts.map(lineOf).map((line) => (
          <li
            className="grid items-baseline gap-x-12 gap-y-2.5 border-rule border-b py-5 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]"
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
    </section>
  );
}
