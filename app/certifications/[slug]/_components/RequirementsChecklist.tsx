import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { Certification, Check } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';

const { checklist: copy } = certificationCopy;

/**
 * Renders requirement, evidence and failure per line. The first group is open, the others are disclosures; on mobile all
 * groups are in one disclosure.
 */
export function RequirementsChecklist({ certification: { checklist } }: { certification: Certification }) {
  return (
    <Section id="checklist" size="sub" theme="tint" title={copy.title}>
      {/* The key to the labels in the rows. Its ids are link targets. */}
      <p className="part-caption max-w-measure">
        {copy.key.map(({ id, term, text }) => (
          <span id={id} key={id}>
            <b>{term}</b> {text}{' '}
          </span>
        ))}
      </p>
      <ResponsiveDisclosure
        title={fill(copy.all, {
          items: checklist.reduce((sum, { items }) => sum + items.length, 0),
          groups: checklist.length,
        })}
      >
        {checklist.map(({ title, short, items }, group) => {
          const table = (
            <ChecksTable caption={title} checks={items} captionVisible={group === 0} group={group + 1} />
          );
          if (group === 0) return <div key={title}>{table}</div>;
          return (
            <AnswerDisclosure answer={short} key={title} name={`${group + 1} ${title}`}>
              {table}
            </AnswerDisclosure>
          );
        })}
      </ResponsiveDisclosure>
    </Section>
  );
}

interface ChecksTableProps {
  caption: string;
  checks: readonly Check[];
  captionVisible: boolean;
  /** The number of the group, which precedes the number of the row. */
  group: number;
}

function ChecksTable({ caption, checks, captionVisible, group }: ChecksTableProps) {
  return (
    <DataTable
      caption={`${group} ${caption}`}
      captionVisible={captionVisible}
      columns={[
        {
          label: copy.requirement,
          cell: ([number, { text, prepareFirst, checkedFirst }]) => (
            <>
              {number} {text} {prepareFirst && <small>{copy.first}</small>}{' '}
              {checkedFirst && <small>{copy.asked}</small>}
            </>
          ),
        },
        { label: copy.evidence, cell: ([, { proof }]) => proof },
        { label: copy.fails, cell: ([, { failure }]) => failure },
      ]}
      rows={checks.map((check, index) => [`${group}.${index + 1}`, check] as const)}
    />
  );
}
