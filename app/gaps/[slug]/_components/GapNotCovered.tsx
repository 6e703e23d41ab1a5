import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { withFigures } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

/** What the certificate held does not cover. */
export function GapNotCovered({ table }: { table: GapTable }) {
  return (
    <section aria-labelledby="not-covered">
      <Heading id="not-covered" level={2} size="sub">
        {fill(tableCopy.notCovered, { held: table.held.name })}
      </Heading>
      <ul className="mt-8 border-fg border-t-2">
        {table.notCovered.map(({ title, text }) => (
          <li
            className="relative border-rule border-b py-4 pl-8 text-body before:absolute before:top-5 before:left-0 before:h-5.5 before:w-1.5 before:bg-fg"
            key={title}
          >
            <h3 className="font-bold">{title}</h3>
            <p>
              <RichText text={withFigures(text, table)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
