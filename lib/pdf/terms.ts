import { glossary } from '@/content/glossary';
import { termsCopy } from '@/content/page-copy/pdf';
import { termsIn } from '@/lib/glossary/terms';
import { fill } from '@/lib/text/fill';

/** Matches names that are abbreviations, which need an explanation. */
const abbreviation = /^[A-Z][A-Za-z0-9&]*[A-Z][A-Z0-9]*$/;

/**
 * Returns a paragraph that spells out the abbreviations in the texts of a value, except those in its name; an empty
 * string if there are none.
 */
export function termsLine(value: unknown, ownName: string): string {
  const nameTerms = termsIn(ownName);
  const terms = termsIn(value)
    .filter((id) => !nameTerms.includes(id) && abbreviation.test(glossary[id].name))
    .map((id) => fill(termsCopy.term, { name: glossary[id].name, title: glossary[id].title }));
  return terms.length > 0 ? fill(termsCopy.line, { terms: terms.join('; ') }) : '';
}
