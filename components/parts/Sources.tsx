import { AddressLink } from '@/components/ui/AddressLink';
import { citedAs } from '@/lib/facts/cited';
import { type CitedDocument, documentAddress, sourcesIn } from '@/lib/facts/facts';
import './data.css';

interface SourcesProps {
  /** Content whose facts are listed. */
  content?: unknown;
  /** The texts themselves, where they are not those of facts; each is then a target, `source-` and its number. */
  sources?: readonly CitedDocument[];
}

/** What a page rests on, numbered: title, issuer, edition, own date and places, how and when it was read, its address. */
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
