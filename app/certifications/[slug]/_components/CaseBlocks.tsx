import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Steps } from '@/components/parts/Steps';
import { SubsectionTitle } from '@/components/parts/SubsectionTitle';
import { Terms } from '@/components/parts/Terms';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Case } from '@/content/certifications/types';

/** The cases of a certification: those without an answer stand open but on the phone, two beside each other; the others are rows. */
export function CaseBlocks({ cases }: { cases: readonly Case[] }) {
  const open = cases.filter(({ answer }) => !answer);
  const blocks = open.map((each) => (
    <Disclosure answer={each.short} key={each.id} title={each.title}>
      <div className="part-stack" id={each.id}>
        <SubsectionTitle title={each.title} />
        <CaseBody of={each} />
      </div>
    </Disclosure>
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
          (each) =>
            each.answer && (
              <AnswerDisclosure
                answer={each.answer}
                id={each.id}
                key={each.id}
                name={each.title}
                short={each.short}
              >
                <CaseBody of={each} />
              </AnswerDisclosure>
            ),
        )}
      </div>
    </div>
  );
}

/** Paragraphs, steps, a table, a note: what a case has of them. */
function CaseBody({ of: { title, text, steps, inTime, table, note } }: { of: Case }) {
  return (
    <>
      {text?.map((paragraph) => (
        <p className="max-w-measure" key={paragraph}>
          <RichContent of={paragraph} />
        </p>
      ))}
      {steps && <Steps items={steps} line={inTime} />}
      {table && <TableOrTerms caption={title} {...table} />}
      {note && (
        <p className="part-caption">
          <RichContent of={note} />
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

/** Rows of a record: names with a text need no table. */
export function TableOrTerms({ caption, columns, rows }: TableOrTermsProps) {
  const [first = '', ...others] = columns;
  if (others.length === 1)
    return <Terms items={rows.map(([term = '', text = '']) => ({ term, text }))} variant="ruled" />;
  // Bare numbers and short words leave their room to the sentences beside them.
  const short = (column: number) => rows.every((row) => (row[column] ?? '').length < 16);
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: first, cell: ([name]) => name, width: 'm' },
        ...others.map((label, index) => ({
          label,
          cell: (row: readonly string[]) => row[index + 1],
          width: short(index + 1) ? ('s' as const) : ('l' as const),
        })),
      ]}
      rows={rows}
    />
  );
}
