import { RangeBar } from '@/components/charts/RangeRow';
import { FilterPanels } from '@/components/interactive/FilterPanels';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { permitsPage } from '@/content/page-copy/permits';
import { longestPermit, type PermitRow, permitRows } from '@/lib/buyers/permits';
import type { Resolved } from '@/lib/buyers/resolve-content';
import { fill } from '@/lib/text/fill';
import { LabeledStatements } from '../../_components/Sections';

const { caption, choice, columns, export: license, id, lead, making, more, title } = permitsPage.seats;
const filterGroups = [{ legend: choice, options: permitRows.map(({ id, name }) => ({ id, label: name })) }];

type Row = Resolved<PermitRow>;

/**
 * Renders one row per country of a seller: who licenses what, in how many days, whether making a drone needs a permit,
 * and on request the statements behind it. On mobile only the selected country is visible, with its statements.
 */
export const PermitTable = ({ rows }: { rows: readonly Row[] }) => (
  <Section id={id} lead={lead} theme="tint" title={title}>
    <FilterPanels
      className="mb-4 flex-wrap md:hidden [&>legend]:mb-2"
      groups={filterGroups}
      inactiveAttribute="data-unchosen"
      name="row"
    >
      <DataTable<Row>
        caption={caption}
        columns={[
          { label: columns.seat, cell: ({ name }) => name },
          { label: columns.military, cell: ({ military }) => military },
          { label: columns.dualUse, cell: ({ dualUse }) => dualUse },
          { label: columns.days, cell: ({ days }) => <Days {...days} /> },
          { label: columns.unarmed, cell: ({ unarmed }) => unarmed },
          { label: columns.armed, cell: ({ armed }) => armed },
        ]}
        rowChoice={({ id }) => id}
        rows={rows}
      />
      <div className="mt-step">
        {rows.map((row, index) => (
          <div data-row={row.id} data-unchosen={index > 0 ? '' : undefined} key={row.id}>
            <More {...row} />
          </div>
        ))}
      </div>
    </FilterPanels>
  </Section>
);

/** Renders the days as a figure with a bar; without stated days whom to ask. */
function Days({ value, answer }: Row['days']) {
  if (!value) return <RichContent content={answer} />;
  return (
    <>
      <b>
        <RichContent content={answer} />
      </b>
      <svg aria-hidden="true" className="mt-1 h-5 w-full max-w-80">
        <RangeBar end={longestPermit} hatching="none" max={value} min={value} />
      </svg>
    </>
  );
}

/** Renders the statements of a row as a disclosure. */
const More = ({ id, name, military, license: licensing, making: permits }: Row) => (
  <AnswerDisclosure className="border-t-0" answer={military} id={id} name={fill(more, { nation: name })}>
    <Columns split="6-6">
      <div>
        <LabeledStatements items={licensing} level={3} title={license} />
      </div>
      {permits.length > 0 && (
        <div>
          <LabeledStatements items={permits} level={3} title={making} />
        </div>
      )}
    </Columns>
  </AnswerDisclosure>
);
