import { TextLink } from '@/components/ui/TextLink';
import type { Certification } from '@/content/certifications/types';
import { gapTables } from '@/content/gaps';
import { linkCopy } from '@/content/page-copy/gaps';
import { gapPath } from '@/lib/gaps/path';
import { countStates, rowsOf } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

/** Gap tables that begin or end at this certification; nothing where none does. */
export function GapLinks({ certification: { slug } }: { certification: Certification }) {
  const tables = gapTables.filter(({ held, asked }) =>
    [held, asked].some((end) => end.certification === slug),
  );
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="gaps" className="mb-12 print:hidden">
      <h2 className="sr-only" id="gaps">
        {linkCopy.title}
      </h2>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {tables
          .map((table) => ({ table, counts: countStates(rowsOf(table)) }))
          .map(({ table, counts }) => (
            <li className="border-fg border-t-2 pt-3" key={table.slug}>
              <TextLink href={gapPath(table.slug)}>{fill(linkCopy.link, { title: table.title })}</TextLink>
              <p className="mt-1 text-small text-muted">
                {fill(counts.unknown ? linkCopy.counts + linkCopy.unknown : linkCopy.counts, counts)}
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
