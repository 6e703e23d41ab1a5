import { RichText } from '@/components/ui/RichText';
import type { Evidence } from '@/content/buyers/types';
import type { FactId } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import { buyersCopy } from '@/content/page-copy/buyers';
import { rulePath } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { EvidenceMark } from '../../_components/EvidenceMark';

interface EvidenceLineProps {
  evidence: Evidence;
  /** The line's place in the register of rules. */
  rule?: FactId;
}

/** What supports a line: how certain it is, its source or whom to ask, and when it was checked. */
export function EvidenceLine({ evidence, rule }: EvidenceLineProps) {
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
        {rule && <RichText text={`; ${fill(buyersCopy.rule, { path: rulePath(rule) })}`} />}
      </p>
    </div>
  );
}
