import type { ReactNode } from 'react';
import { CertaintyKeySection } from '@/components/sections/CertaintyKey';
import type { PagePath } from '@/content/pages';
import { collectFirstUses } from '@/lib/glossary/page-terms';
import { setPageLocale } from '@/lib/pages/page-locale';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from '@/lib/structured-data/page';

/** Renders a page of the registry: its content, the key to the certainty labels, and its structured data. */
export function Page({ path, children }: { path: PagePath; children: ReactNode }) {
  const page = pageAt(path);
  setPageLocale(page.locale ?? 'en');
  collectFirstUses(page.label, children);
  return (
    <>
      {children}
      <CertaintyKeySection />
      {/* A data block, not code. React does not escape the text of a script element except for "</script". */}
      <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
    </>
  );
}
