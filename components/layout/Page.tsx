import type { ReactNode } from 'react';
import type { GlossaryId } from '@/content/glossary';
import type { PagePath } from '@/content/pages';
import { collectFirstUses } from '@/lib/glossary/page-terms';
import { setPageLocale } from '@/lib/pages/page-locale';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from '@/lib/structured-data/page';

interface PageProps {
  path: PagePath;
  /** The entries of the glossary to which the page has links of its own. */
  linkedTerms?: readonly GlossaryId[];
  children: ReactNode;
}

/** Renders a page of the registry: its content and its structured data. */
export function Page({ path, linkedTerms, children }: PageProps) {
  const page = pageAt(path);
  setPageLocale(page.locale ?? 'en');
  collectFirstUses(page.label, children, linkedTerms);
  return (
    <>
      {children}
      {/* A data block, not code. React does not escape the text of a script element except for "</script". */}
      <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
    </>
  );
}
