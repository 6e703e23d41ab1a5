import { type Certainty, certaintyWords } from '@/content/certainty';
import type { Locale } from '@/content/locales';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';

/**
 * Renders the certainty of a statement in brackets, with the space before it; renders nothing for a verified statement
 * or an open question. In a sentence it comes before the period (see `parseText`). The key at the end of the page's
 * sources explains the labels.
 */
export function CertaintyLabel({ certainty, locale = 'en' }: { certainty: Certainty; locale?: Locale }) {
  if (!hasCertaintyLabel(certainty)) return null;
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-caption text-muted" data-certainty={certainty}>
        ({certaintyWords[locale].labels[certainty]})
      </span>
    </>
  );
}
