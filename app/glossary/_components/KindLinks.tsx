import { PlainLinks } from '@/components/parts/LinkRows';
import { kindPages } from '@/content/glossary/kinds';
import { indexCopy } from '@/content/page-copy/glossary';
import { kindPath } from '@/lib/glossary/addresses';

/** The pages of the kinds. */
export const KindLinks = () => (
  <PlainLinks
    label={indexCopy.pages}
    links={kindPages.map(({ kind, title }) => ({ label: title, href: kindPath(kind) }))}
  />
);
