import { Heading } from '@/components/ui/Heading';
import { roleNames } from '@/content/gaps/roles';
import { type GapTable, judgedStates } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { rowsByRole } from '@/lib/gaps/totals';

const cell = 'py-2 pr-2 max-xs:pr-1 md:pr-3 text-right last:pr-0';

/** Rows by the person who works on them. */
export function GapRoles({ table }: { table: GapTable }) {
  const { peopleLead, peopleLeadIt, person } = tableCopy;
  return (
    <section aria-labelledby="people">
      <Heading id="people" level={2} size="sub">
        {tableCopy.people}
      </Heading>
      <p className="mt-4 text-body text-muted">{table.kind === 'clauses' ? peopleLead : peopleLeadIt}</p>
      <table className="mt-6 w-full text-left text-small max-xs:text-caption">
        <caption className="sr-only">{tableCopy.people}</caption>
        <thead>
          <tr className="border-fg border-b-2 text-small text-muted">
            <th className="pb-2 font-normal" scope="col">
              {person}
            </th>
            {judgedStates.map((state) => (
              <th
                className="pb-2 pr-2 max-xs:pr-1 md:pr-3 text-right font-normal max-xs:wrap-anywhere last:pr-0"
                key={state}
                scope="col"
              >
                {stateCopy[state].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsByRole(table).map(({ role, counts }) => (
            <tr className="border-rule border-b" key={role}>
              <th className="py-2 pr-2 max-xs:pr-1 md:pr-3 font-bold max-xs:wrap-anywhere" scope="row">
                {roleNames[role]}
              </th>
              {judgedStates.map((state) => (
                <td className={cell} key={state}>
                  {counts[state]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
