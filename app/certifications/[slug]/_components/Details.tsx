import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { DetailBlock } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { TableOrTerms } from './CaseBlocks';
import { Levels } from './charts/Levels';
import { ScoreRuler } from './charts/ScoreRuler';
import { Sequence } from './charts/Sequence';

interface DetailsProps {
  blocks: readonly DetailBlock[];
  /** Whether to render the blocks with an answer, as disclosures, instead of those without one. */
  rows?: boolean;
}

/** Renders the blocks that only this certification has: one section for all readers, or disclosures for reference. */
export function Details({ blocks, rows }: DetailsProps) {
  if (rows)
    return blocks.map(
      (block) =>
        block.answer && (
          <AnswerDisclosure
            answer={block.answer}
            id={block.id}
            key={block.id}
            name={block.title}
            mobileAnswer={block.short}
          >
            <p>
              <RichContent content={block.lead} />
            </p>
            <DetailBody block={block} />
          </AnswerDisclosure>
        ),
    );
  const [first, ...others] = blocks.filter(({ answer }) => !answer);
  if (!first) return null;
  return (
    <Section compact id={first.id} lead={first.lead} size="sub" title={first.title}>
      <DetailBody block={first} />
      {others.map((block) => (
        <Subsection id={block.id} key={block.id} level={3} title={block.title}>
          <p className="max-w-measure">
            <RichContent content={block.lead} />
          </p>
          <DetailBody block={block} />
        </Subsection>
      ))}
    </Section>
  );
}

function DetailBody({ block }: { block: DetailBlock }) {
  if (block.kind === 'levels') return <Levels block={block} />;
  if (block.kind === 'scoring') {
    return (
      <>
        <ScoreRuler ruler={block.ruler} />
        <TableOrTerms
          caption={block.title}
          columns={certificationCopy.scoring}
          rows={block.families.map(({ number, name, requirements, points }) => [
            `${number} ${name}`,
            String(requirements),
            String(points),
          ])}
        />
        <p className="part-caption">
          <RichContent content={block.note} />
        </p>
      </>
    );
  }
  const { caption, columns, rows, lanes, note, answer } = block;
  const body = (
    <>
      {lanes ? (
        <Sequence lanes={lanes} table={block} />
      ) : (
        <TableOrTerms caption={caption} columns={columns} rows={rows} />
      )}
      {note && (
        <p className="part-caption">
          <RichContent content={note} />
        </p>
      )}
    </>
  );
  // No nested disclosure: a block with an answer is already inside one.
  return answer ? body : <ResponsiveDisclosure title={caption}>{body}</ResponsiveDisclosure>;
}
