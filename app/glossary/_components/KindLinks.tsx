import { PlainLinks } from '@/components/parts/LinkRows';
import { kindPages } from '@/content/glossary/kinds';
import { glossaryIndexCopy } from '@/content/page-copy/glossary';
import { kindPath } from '@/lib/glossary/addresses';

/** Renders the links to the pages of the kinds, on the index and on those pages. */
export const KindLinks = ({ current }: { current?: string }) => (
  <PlainLinks
    current={current}
    label={glossaryIndexCopy.pages}
    links={kindPages.map(({ kind, title }) => ({ label: title, href: kindPath(kind) }))}
  />
);
