import { RangeBar } from '@/components/charts/RangeRow';
import { FilterPanels } from '@/components/interactive/FilterPanels';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { SubsectionTitle } from '@/components/parts/SubsectionTitle';
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
 * and for the selected country the statements behind it. On mobile the other countries are hidden in the table, too.
 */
export const PermitTable = ({ rows }: { rows: readonly Row[] }) => (
  <Section id={id} lead={lead} theme="tint" title={title}>
    <FilterPanels
      className="flex-wrap md:mt-step [&>legend]:mb-2 [&>legend]:text-name"
      groups={filterGroups}
      inactiveAttribute="data-unchosen"
      name="row"
      rootClassName="flex flex-col gap-y-4"
    >
      {/* From 761 px up the table shows all countries, and the buttons for the statements are below it. */}
      <div className="md:-order-1">
        <DataTable<Row>
          blocks
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
      </div>
      {rows.map((row, index) => (
        <div
          className="part-stack bg-surface p-gap print:p-0 [&_dl>div:last-child]:border-b-0"
          data-row={row.id}
          data-theme="paper"
          data-unchosen={index > 0 ? '' : undefined}
          id={row.id}
          key={row.id}
        >
          <Statements {...row} />
        </div>
      ))}
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

/** Renders the statements of a row, below the name of its country. */
const Statements = ({ name, license: licensing, making: permits }: Row) => (
  <>
    <SubsectionTitle title={fill(more, { nation: name })} />
    <Columns split="6-6">
      <LabeledStatements items={licensing} level={4} title={license} />
      {permits.length > 0 && <LabeledStatements items={permits} level={4} title={making} />}
    </Columns>
  </>
);
