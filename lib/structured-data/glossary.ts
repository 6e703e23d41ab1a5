import type { DefinedTermSet } from 'schema-dts';
import { glossary } from '@/content/glossary';
import type { Path } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { pageId } from './ids';

/** Returns the glossary as a set of defined terms with name, full name and URL. */
export const definedTermSet = (path: Path, name: string): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  '@id': pageId(path, 'terms'),
  url: absoluteUrl(path),
  name,
  inLanguage: 'en',
  hasDefinedTerm: Object.entries(glossary).map(([id, entry]) => ({
    '@type': 'DefinedTerm',
    name: entry.name,
    description: entry.title,
    url: pageId(path, id),
  })),
});
