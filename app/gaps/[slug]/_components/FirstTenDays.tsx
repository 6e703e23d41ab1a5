import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { roleNames } from '@/content/gaps/roles';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { entranceCopy } from '@/content/page-copy/planner';
import { withFigures } from '@/lib/gaps/totals';
import { routeWith } from '@/lib/planner/engine/route-with';
import { fill } from '@/lib/text/fill';

const length = 10;

/** The first ten days, each step at its days of one scale. */
export function FirstTenDays({ table }: { table: GapTable }) {
  return (
    <section aria-labelledby="first-ten-days">
      <Heading id="first-ten-days" level={2} size="sub" stop={false}>
        {tableCopy.steps}
      </Heading>
      <ol className="mt-8 border-fg border-t-2">
        {table.steps.map(({ days: [from, to], act, text, result, roles }) => (
          <li className="border-rule border-b pt-4 pb-4" key={act}>
            <svg aria-hidden="true" className="h-3.5 w-full">
              <rect className="fill-faint forced-colors:fill-ground" height="14" width="100%" />
              <rect
                className="fill-fg"
                height="14"
                width={`${((to - from + 1) / length) * 100}%`}
                x={`${((from - 1) / length) * 100}%`}
              />
            </svg>
            <h3 className="mt-2 text-name">{act}</h3>
            <p className="text-body">
              <RichText text={withFigures(text, table)} />
            </p>
            <p className="mt-1 text-small text-muted">
              {[
                from === to ? fill(tableCopy.day, { from }) : fill(tableCopy.days, { from, to }),
                ...(roles ?? []).map((role) => roleNames[role]),
                fill(tableCopy.result, { result }),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <TextLink className="mt-6" href={routeWith(table.asked.certification, table.held.certification)}>
        {fill(entranceCopy.gap, { name: table.held.name })}
      </TextLink>
    </section>
  );
}
