import { type GlossaryId, glossary } from '@/content/glossary';
import type { GlossaryEntry } from '@/content/glossary/types';
import { head } from '@/content/page-copy/glossary';
import { dataLicense, siteName } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { plainText } from '@/lib/text/rich-text';
import { addressHref } from '../addresses/addresses';
import { entryChecked, glossaryChecked } from './checked';
import { entryAddress, meaningOf, sourceLine } from './entries';

/** Returns an entry as data: texts without placeholders, absolute URLs. */
function entryData(id: string, entry: GlossaryEntry) {
  const {
    lang,
    nameParts,
    definitionHasTitle,
    aliases = [],
    headingForms = [],
    forms,
    address: _,
    sources,
    next,
    definition,
    details,
    asks,
    open,
    ...rest
  } = entry;
  const official = entryAddress(id);
  return {
    id,
    url: absoluteUrl(`/glossary#${id}`),
    ...rest,
    aliases: [...aliases, ...headingForms],
    language: lang ?? 'en',
    meaning: plainText(meaningOf(entry)),
    asks: { ...asks, what: plainText(asks.what) },
    open: open && plainText(open),
    next: absoluteUrl(next),
    official: official && addressHref(official),
    source: sourceLine({ sources }),
    checked: entryChecked(id as GlossaryId),
  };
}

/** Returns the glossary as open data: name, URL, license, date of the check, and every entry. */
export const glossaryData = () => ({
  name: `${siteName}: ${head.title}`,
  url: absoluteUrl('/glossary'),
  license: dataLicense,
  checked: glossaryChecked,
  entries: Object.entries(glossary).map(([id, entry]) => entryData(id, entry)),
});
