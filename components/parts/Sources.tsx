import { AddressLink } from '@/components/ui/AddressLink';
import { factLabels } from '@/content/facts/labels';
import { citedAs, mostFrequentCheck } from '@/lib/facts/cited';
import { type CitedDocument, documentAddress, sourcesIn } from '@/lib/facts/facts';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import './data.css';

interface SourcesProps {
  /** The content whose sources are listed. */
  content?: unknown;
  /** The documents to list instead; each item then has the id `source-` plus its number. */
  sources?: readonly CitedDocument[];
}

/**
 * Renders the day of most checks, then the numbered sources: title, issuer, edition, date, sections, how and when we
 * read it, link.
 */
export function Sources({ content, sources: listed }: SourcesProps) {
  const sources = listed ?? sourcesIn(content);
  const day = mostFrequentCheck(sources);
  return (
    <>
      {day && (
        <p className="part-caption">
          {fill(factLabels.mostCheckedOn, { day: withNoBreakSpaces(formatDate(day)) })}
        </p>
      )}
      <ol className="part-sources">
        {sources.map((source, index) => {
          const address = documentAddress(source.id);
          return (
            <li id={listed && `source-${index + 1}`} key={index}>
              {address ? (
                <AddressLink className="outgoing-host font-bold text-fg" id={address}>
                  {source.title}
                </AddressLink>
              ) : (
                <cite className="font-bold text-fg not-italic">{source.title}</cite>
              )}
              . {citedAs(source, day)}
            </li>
          );
        })}
      </ol>
    </>
  );
}
