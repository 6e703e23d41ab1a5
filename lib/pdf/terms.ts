import { glossary } from '@/content/glossary';
import { termsCopy } from '@/content/page-copy/pdf';
import { termsIn } from '@/lib/glossary/terms';
import { fill } from '@/lib/text/fill';

/** Names that are abbreviations, which say nothing to a reader who does not know them. */
const abbreviation = /^[A-Z][A-Za-z0-9&]*[A-Z][A-Z0-9]*$/;

/**
 * The abbreviations that the texts of a value use, in full, in one paragraph; those of its own name need none. Empty
 * where there are none.
 */
export function termsLine(value: unknown, ownName: string): string {
  const own = termsIn(ownName);
  const terms = termsIn(value)
    .filter((id) => !own.includes(id) && abbreviation.test(glossary[id].name))
    .map((id) => fill(termsCopy.term, { name: glossary[id].name, title: glossary[id].title }));
  return terms.length > 0 ? fill(termsCopy.line, { terms: terms.join('; ') }) : '';
}
