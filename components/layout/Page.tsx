import type { ReactNode } from 'react';
import { CertaintyKeyBand } from '@/components/sections/CertaintyKey';
import type { PagePath } from '@/content/pages';
import { readTerms } from '@/lib/glossary/page-terms';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from '@/lib/structured-data/page';

/** A page of the registry: its view, the key to its words of certainty, its structured data. */
export function Page({ path, children }: { path: PagePath; children: ReactNode }) {
  const page = pageAt(path);
  readTerms(page.label, children);
  return (
    <>
      {children}
      <CertaintyKeyBand at="end" />
      {/* A data block that no browser runs; a string child of a script is written raw, with "</script" made harmless. */}
      <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
    </>
  );
}
