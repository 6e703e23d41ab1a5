import { type Certainty, certaintyWords } from '@/content/certainty';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { pageLocale } from '@/lib/pages/page-locale';

/**
 * Renders the certainty of a statement in brackets, with the space before it; renders nothing for a verified statement
 * or an open question. In a sentence it comes before the period (see `parseText`). The key at the end of the page's
 * sources explains the labels.
 */
export function CertaintyLabel({ certainty }: { certainty: Certainty }) {
  if (!hasCertaintyLabel(certainty)) return null;
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-caption text-muted" data-certainty={certainty}>
        ({certaintyWords[pageLocale()].labels[certainty]})
      </span>
    </>
  );
}
