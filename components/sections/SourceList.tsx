import { clsx } from 'clsx';
import { AddressLink } from '@/components/ui/AddressLink';
import { Certainty } from '@/components/ui/Certainty';
import { citedAs } from '@/lib/facts/cited';
import { type CitedDocument, documentAddress, sourcesIn } from '@/lib/facts/facts';

interface SourceListProps {
  /** Content whose facts are listed. */
  of?: unknown;
  /** The texts themselves, where they are not those of facts; each is then a target, `source-` and its number. */
  sources?: readonly CitedDocument[];
  className?: string;
  id?: string;
}

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
            . {citedAs(source)}
            <Certainty of={source.certainty} />
          </li>
        );
      })}
    </ol>
  );
}
