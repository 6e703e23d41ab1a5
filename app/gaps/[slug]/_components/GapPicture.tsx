import { Facts } from '@/components/ui/Facts';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { GapTable, RequirementTable } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import {
  byPointsToEarn,
  countStates,
  requirementTotals,
  rowsOf,
  statesIn,
  withFigures,
} from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateGlyph } from '../../_components/StateGlyph';
import { BarKey } from './BarKey';
import { ClauseTracks } from './ClauseTracks';
import { RequirementBars } from './RequirementBars';

const { picture, totals } = tableCopy;

/** The whole table as a picture, by chapter or family. */
export function GapPicture({ table }: { table: GapTable }) {
  const clauses = table.kind === 'clauses';
  const counts = countStates(rowsOf(table));
  const lead = clauses
    ? [picture.clausesLead, ...(counts.unknown ? [picture.clausesUnknown] : [])].join(' ')
    : picture.requirementsLead;
  return (
    <Section className="print:hidden" ground="ink" labelledBy="picture">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-beside-note lg:items-end">
        <Heading id="picture" level={2}>
          {clauses ? fill(picture.clauses, { asked: table.asked.name }) : picture.requirements}
        </Heading>
        <p className="text-lead text-muted">{lead}</p>
      </div>
      {clauses ? (
        <>
          <ClauseTracks groups={table.groups} />
          <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-small">
            {statesIn(counts).map((state) => (
              <li className="flex items-center gap-2" key={state}>
                <StateGlyph state={state} />
                {stateCopy[state].name}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <BarKey />
          <RequirementBars families={byPointsToEarn(table.groups)} />
        </>
      )}
      {!clauses && <Totals table={table} />}
    </Section>
  );
}

/** Points, objectives and what may stay open. */
function Totals({ table }: { table: RequirementTable }) {
  const figures = requirementTotals(table);
  return (
    <>
      <Facts
        className="mt-8 border-t"
        items={(['rows', 'points', 'objectives', 'poamRows'] as const).map((name) => ({
          label: totals[name],
          value: figures[name],
        }))}
      />
      <p className="mt-6 max-w-measure text-body text-muted">
        {withFigures(totals.text, table).replace('-', '−')}
      </p>
    </>
  );
}
