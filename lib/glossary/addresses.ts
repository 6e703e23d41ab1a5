import { type GlossaryId, glossary } from '@/content/glossary';
import { kindPages } from '@/content/glossary/kinds';
import type { GlossaryKind } from '@/content/glossary/types';

/** Path of the glossary as open data. */
export const glossaryDataPath = '/glossary.json';

/** Returns the permanent path of an entry, where its meaning is. */
export const glossaryAnchor = (id: string) => `/glossary#${id}` as const;

/** Returns the path of the page for a kind; throws if there is none. */
export function kindPath(kind: GlossaryKind): `/glossary/${(typeof kindPages)[number]['slug']}` {
  const page = kindPages.find((each) => each.kind === kind);
  if (!page) throw new Error(`no page lists entries of the kind "${kind}"`);
  return `/glossary/${page.slug}`;
}

/** Returns the path of an entry on the page of its kind. */
export const entryPath = (id: GlossaryId) => `${kindPath(glossary[id].kind)}#${id}` as const;
