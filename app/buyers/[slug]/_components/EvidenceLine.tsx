import { RichText } from '@/components/ui/RichText';
import type { Evidence } from '@/content/buyers/types';
import { documents } from '@/content/facts/documents';
import { buyersCopy } from '@/content/page-copy/buyers';
import { fill } from '@/lib/text/fill';
import { EvidenceMark } from '../../_components/EvidenceMark';

/** What stands behind a line: how sure it is, its source or whom to ask, and when it was checked. */
export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  return (
    <div className="text-label text-muted">
      <p className="flex gap-2 font-bold text-fg">
        <EvidenceMark certainty={evidence.certainty} /> {buyersCopy.certainty[evidence.certainty]}
      </p>
      {'sources' in evidence ? (
        evidence.sources.map(({ document, section }) => (
          <p key={document}>
            {documents[document].publisher}: <cite className="not-italic">{documents[document].title}</cite>
            {section && `, ${section}`}
          </p>
        ))
      ) : (
        <p className="text-fg">
          <RichText text={fill(buyersCopy.askWhom, { whom: evidence.ask })} />
        </p>
      )}
      <p>
        <RichText text={fill(buyersCopy.checkedOn, { date: `{${evidence.checked}}` })} />
      </p>
    </div>
  );
}
