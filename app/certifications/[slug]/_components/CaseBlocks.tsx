import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Steps } from '@/components/parts/Steps';
import { SubsectionTitle } from '@/components/parts/SubsectionTitle';
import { Terms } from '@/components/parts/Terms';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { Case } from '@/content/certifications/types';

/**
 * Renders the cases of a certification: those without an answer as blocks (collapsed on mobile), the others as
 * disclosures.
 */
export function CaseBlocks({ cases }: { cases: readonly Case[] }) {
  const open = cases.filter(({ answer }) => !answer);
  const blocks = open.map((item) => (
    <ResponsiveDisclosure answer={item.short} key={item.id} title={item.title}>
      <div className="part-stack" id={item.id}>
        <SubsectionTitle title={item.title} />
        <CaseBody item={item} />
      </div>
    </ResponsiveDisclosure>
  ));
  return (
    <div className="disclosure-list part-stack">
      {blocks.length > 1 ? (
        <Columns split="6-6">{blocks}</Columns>
      ) : (
        <div className="part-stack">{blocks}</div>
      )}
      <div>
        {cases.map(
          (item) =>
            item.answer && (
              <AnswerDisclosure
                answer={item.answer}
                id={item.id}
                key={item.id}
                name={item.title}
                mobileAnswer={item.short}
              >
                <CaseBody item={item} />
              </AnswerDisclosure>
            ),
        )}
      </div>
    </div>
  );
}

/** Renders the paragraphs, steps, table and note of a case, as far as it has them. */
function CaseBody({ item: { title, text, steps, inTime, table, note } }: { item: Case }) {
  return (
    <>
      {text?.map((paragraph) => (
        <p className="max-w-measure" key={paragraph}>
          <RichContent content={paragraph} />
        </p>
      ))}
      {steps && <Steps items={steps} line={inTime} />}
      {table && <TableOrTerms caption={title} {...table} />}
      {note && (
        <p className="part-caption">
          <RichContent content={note} />
        </p>
      )}
    </>
  );
}

interface TableOrTermsProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Renders rows as a table, or as a list of terms when there are only two columns. */
export function TableOrTerms({ caption, columns, rows }: TableOrTermsProps) {
  const [first = '', ...others] = columns;
  if (others.length === 1)
    return <Terms items={rows.map(([term = '', text = '']) => ({ term, text }))} variant="ruled" />;
  // Columns of numbers and short words are narrow, so that columns of sentences get the space.
  const isShort = (column: number) => rows.every((row) => (row[column] ?? '').length < 16);
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: first, cell: ([name]) => name, width: 'm' },
        ...others.map((label, index) => ({
          label,
          cell: (row: readonly string[]) => row[index + 1],
          width: isShort(index + 1) ? ('s' as const) : ('l' as const),
        })),
      ]}
      rows={rows}
    />
  );
}
