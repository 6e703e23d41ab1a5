import { LetterTools } from '@/components/interactive/LetterTools';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { Letter } from '@/components/parts/Letter';
import { PlainLinks } from '@/components/parts/LinkRows';
import { Note } from '@/components/parts/Note';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import type { BuyerRow, BuyerSection, BuyerStatement } from '@/content/buyers/types';
import { letterWords } from '@/content/page-copy/letters';
import { toStatement } from '@/lib/buyers/statements';
import { letterById } from '@/lib/letters/letter';

const all = (lines: readonly BuyerStatement[]) => lines.map((line) => toStatement(line));

/** Parts of a page, each a band. */
export const Sections = ({ of }: { of: readonly BuyerSection[] }) =>
  of.map(({ id, title, lead, size, theme, note, table, steps, line, rows, points }) => (
    <Section theme={theme} id={id} key={id} lead={lead} size={size} title={title}>
      {note && <Note text={note} />}
      {table && (
        <DataTable caption={title} columns={columnsOf(table)} rowId={({ id }) => id} rows={table.rows} />
      )}
      {steps && <Steps items={steps} line={line} />}
      {rows && <Rows of={rows} />}
      {points && <PointList items={all(points)} />}
    </Section>
  ));

type Table = NonNullable<BuyerSection['table']>;

const columnsOf = ({ columns }: Table) =>
  columns.map((column, at) => ({
    ...column,
    cell: ({ cells }: Table['rows'][number]) => {
      const cell = cells[at] ?? '';
      return Array.isArray(cell) ? all(cell) : toStatement(cell as BuyerStatement);
    },
  })) as unknown as readonly [Column<Table['rows'][number]>];

/** Rows that open: what they say, what they say under names, steps, a letter, links. */
export const Rows = ({ of }: { of: readonly BuyerRow[] }) =>
  of.map(({ id, title, answer, short, lines = [], facts, steps, letter, links }, index) => (
    <AnswerDisclosure answer={answer} id={id} key={index} name={title} short={short}>
      <RichContent of={all(lines)} />
      {facts && (
        <Terms
          items={facts.map(({ name, id, ...said }) => ({
            id,
            term: name,
            text: 'lines' in said ? all(said.lines) : toStatement(said),
          }))}
          variant="ruled"
        />
      )}
      {steps && (
        <PointList
          columns={2}
          items={steps.map((step) =>
            typeof step === 'object' && 'title' in step ? step : toStatement(step),
          )}
          mark="number"
        />
      )}
      {letter && (
        <LetterTools words={letterWords}>
          <Letter letter={letterById(letter)} />
        </LetterTools>
      )}
      {links && <PlainLinks links={links} />}
    </AnswerDisclosure>
  ));
