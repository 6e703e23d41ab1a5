import type { ReactNode } from 'react';
import type { PagePath } from '@/content/pages';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from '@/lib/structured-data/page';

interface PageProps {
  path: PagePath;
  children: ReactNode;
}

/** Renders a page of the registry: its content and its structured data. */
export function Page({ path, children }: PageProps) {
  const page = pageAt(path);
  return (
    <>
      {children}
      {/* A data block, not code. React does not escape the text of a script element except for "</script". */}
      <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
    </>
  );
}
