import { type GlossaryId, glossary } from '@/content/glossary';
import { kindPages } from '@/content/glossary/kinds';
import type { GlossaryKind } from '@/content/glossary/types';

/** Address of the glossary as open data. */
export const glossaryDataPath = '/glossary.json';

/** Permanent address of an entry, where its meaning stands. */
export const glossaryAnchor = (id: string) => `/glossary#${id}` as const;

/** Address of the page of a kind. */
export function kindPath(kind: GlossaryKind): `/glossary/${(typeof kindPages)[number]['slug']}` {
  const page = kindPages.find((each) => each.kind === kind);
  if (!page) throw new Error(`no page shows entries of the kind "${kind}"`);
  return `/glossary/${page.slug}`;
}

/** Address of an entry in full. */
export const entryPath = (id: GlossaryId) => `${kindPath(glossary[id].kind)}#${id}` as const;
