import type { ComponentProps } from 'react';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { Letter } from '@/components/parts/Letter';
import { Note } from '@/components/parts/Note';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import type { BuyerRow, BuyerSection, NamedStatements } from '@/content/buyers/types';
import type { Resolved } from '@/lib/buyers/resolve-content';
import { letterById } from '@/lib/letters/letter';

/** Renders the sections of a page about buyers. */
export const Sections = ({ items }: { items: Resolved<readonly BuyerSection[]> }) =>
  items.map(({ id, title, lead, size, theme, note, table, steps, rows, points }) => (
    <Section theme={theme} id={id} key={id} lead={lead} size={size} title={title}>
      {note && <Note text={note} />}
      {table && (
        <DataTable
          blocks={table.columns.length > 3}
          caption={title}
          columns={columnsOf(table)}
          rowId={({ id }) => id}
          rows={table.rows}
        />
      )}
      {steps && <Steps items={steps} line />}
      {rows && <Rows items={rows} />}
      {points && <PointList items={points} />}
    </Section>
  ));

type Table = Resolved<NonNullable<BuyerSection['table']>>;

const columnsOf = ({ columns }: Table) =>
  columns.map((column, index) => ({
    ...column,
    cell: ({ cells }: Table['rows'][number]) => cells[index],
  })) as unknown as readonly [Column<Table['rows'][number]>];

/** Renders disclosures with statements, facts, steps and a letter. */
export const Rows = ({ items }: { items: Resolved<readonly BuyerRow[]> }) =>
  items.map(({ id, title, answer, short, lines = [], facts, steps, letter }, index) => (
    <AnswerDisclosure answer={answer} id={id} key={index} name={title} mobileAnswer={short}>
      <RichContent content={lines} />
      {facts && <LabeledStatements items={facts} />}
      {steps && <PointList columns={2} items={steps} mark="number" />}
      {letter && <Letter letter={letterById(letter)} />}
    </AnswerDisclosure>
  ));

interface LabeledStatementsProps extends Pick<ComponentProps<typeof Terms>, 'level' | 'title'> {
  items: Resolved<readonly NamedStatements[]>;
}

/** Renders labels, each with its statements. */
export const LabeledStatements = ({ items, ...title }: LabeledStatementsProps) => (
  <Terms
    {...title}
    items={items.map(({ name: term, id, ...fact }) => ({
      term,
      id,
      text: 'lines' in fact ? fact.lines : fact,
    }))}
    variant="ruled"
  />
);
