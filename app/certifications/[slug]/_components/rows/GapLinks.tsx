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
    <section aria-labelledby="gaps" className="mb-11 print:hidden">
      <h2 className="sr-only" id="gaps">
        {linkCopy.title}
      </h2>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {tables.map((table) => (
          <li className="border-fg border-t-2 pt-3.5" key={table.slug}>
            <h3 className="text-h4">
              {table.asked.certification === slug
                ? fill(linkCopy.asked, { held: table.held.name })
                : fill(linkCopy.held, { asked: table.asked.name })}
            </h3>
            <p className="mt-1 text-label text-muted">{fill(linkCopy.counts, countStates(rowsOf(table)))}</p>
            <TextLink className="mt-1.5" href={gapPath(table.slug)}>
              {table.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
