import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/JsonLd';
import type { PagePath } from '@/content/pages';
import { pageAt } from '@/lib/pages/page-at';
import { structuredData } from '@/lib/structured-data/page';

/** A page of the registry: its view, then its structured data. */
export function Page({ path, children }: { path: PagePath; children: ReactNode }) {
  return (
    <>
      {children}
      <JsonLd data={structuredData(pageAt(path))} />
    </>
  );
}
