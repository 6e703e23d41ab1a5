import { clsx } from 'clsx';
import { AddressLink } from '@/components/ui/AddressLink';
import { factLabels } from '@/content/facts/labels';
import { addressHost } from '@/lib/addresses/addresses';
import { certaintyOf } from '@/lib/certainty/words';
import { type CitedDocument, documentAddress, editionOf, newestOf, sourcesIn } from '@/lib/facts/facts';
import { formatDate, oneWord } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

interface SourceListProps {
  /** Content whose facts are listed. */
  of?: unknown;
  /** The texts themselves, where they are not those of facts; each is then a target, `source-` and its number. */
  sources?: readonly CitedDocument[];
  className?: string;
  id?: string;
}

/** How a source was read: the day of the check, the newest text read where that is older, the certainty in a word. */
const reading = (source: CitedDocument) =>
  [
    fill(factLabels.checkedOn, { day: oneWord(formatDate(source.checked)) }),
    newestOf(source),
    certaintyOf(source.certainty, source.publisher),
  ]
    .filter(Boolean)
    .join('; ');

/** What facts are based on, numbered: title, issuer, edition, own date and places, how it was read, its address. */
export function SourceList({ of, sources, className, id }: SourceListProps) {
  return (
    <ol className={clsx('flex list-decimal flex-col gap-3 pl-6 text-small print:gap-y-2', className)} id={id}>
      {(sources ?? sourcesIn(of)).map((source, index) => {
        const address = documentAddress(source.id);
        return (
          <li className="scroll-mt-24 text-muted" id={sources && `source-${index + 1}`} key={source.id}>
            {address ? (
              <AddressLink className="outgoing-host font-bold text-fg" id={address}>
                {source.title}
              </AddressLink>
            ) : (
              <cite className="font-bold text-fg not-italic">{source.title}</cite>
            )}
            . {[source.publisher, editionOf(source), ...source.sections].join(', ')}; {reading(source)}.
            {address && ` ${addressHost(address)}`}
          </li>
        );
      })}
    </ol>
  );
}
