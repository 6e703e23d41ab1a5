import { Band } from '@/components/parts/Band';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { byPointsToEarn, countStates, rowsOf, statesIn, tablesOn, withFigures } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateName } from '../../_components/states';
import { ClauseTracks } from './ClauseTracks';
import { RequirementBars } from './RequirementBars';

const { picture, totals } = tableCopy;

/** The whole table as a picture, by chapter or family. */
export function GapPicture({ table }: { table: GapTable }) {
  if (table.kind === 'requirements')
    return (
      <Band
        compact
        ground="ink"
        id="picture"
        lead={picture.requirementsLead}
        screenOnly
        title={picture.requirements}
      >
        <RequirementBars families={byPointsToEarn(table.groups)} />
        <p>{withFigures(totals, table).replace('-', '−')}</p>
      </Band>
    );
  const all = tablesOn(table);
  const states = statesIn(countStates(rowsOf(table)));
  return (
    <Band
      compact
      ground="ink"
      id="picture"
      lead={
        states.includes('unknown') ? `${picture.clausesLead} ${picture.clausesUnknown}` : picture.clausesLead
      }
      screenOnly
      title={fill(picture.clauses, { asked: table.asked.name })}
    >
      {all.map((each, index) => (
        <div key={index}>
          {index > 0 && <h3 className="part-title">{fill(picture.clauses, { asked: each.asked.name })}</h3>}
          <ClauseTracks table={each} />
        </div>
      ))}
      <p className="gap-counts">
        {states.map((state) => (
          <span key={state}>
            <StateName state={state} />{' '}
          </span>
        ))}
      </p>
    </Band>
  );
}
