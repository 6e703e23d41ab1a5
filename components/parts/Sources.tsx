import { AddressLink } from '@/components/ui/AddressLink';
import { citedAs } from '@/lib/facts/cited';
import { type CitedDocument, documentAddress, sourcesIn } from '@/lib/facts/facts';
import './data.css';

interface SourcesProps {
  /** The content whose sources are listed. */
  content?: unknown;
  /** The documents to list instead; each item then has the id `source-` plus its number. */
  sources?: readonly CitedDocument[];
}

/** Renders the numbered sources: title, issuer, edition, date, sections, how and when we read it, link. */
export function Sources({ content, sources }: SourcesProps) {
  return (
    <ol className="part-sources">
      {(sources ?? sourcesIn(content)).map((source, index) => {
        const address = documentAddress(source.id);
        return (
          <li id={sources && `source-${index + 1}`} key={index}>
            {address ? (
              <AddressLink className="outgoing-host" id={address}>
                {source.title}
              </AddressLink>
            ) : (
              <cite>{source.title}</cite>
            )}
            . {citedAs(source)}
          </li>
        );
      })}
    </ol>
  );
}
