import { entriesChecked, type GlossaryId, glossary } from '@/content/glossary';
import { newestFactCheck } from '@/lib/facts/checked';
import { entryAddress } from './entries';

/** Returns the ISO day on which an entry, or a fact or an address in it, was last checked. */
export const entryChecked = (id: GlossaryId): string =>
  newestFactCheck([glossary[id], entryAddress(id)], entriesChecked);

/** ISO day of the newest check in the glossary. */
export const glossaryChecked =
  (Object.keys(glossary) as GlossaryId[]).map(entryChecked).toSorted().at(-1) ?? '';
