import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Certification, Check } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

const { checklist: copy } = certificationCopy;

/** The one list of what has to exist: requirement, evidence, how it fails; the first group open, the others a row each. The PDF prints the same. */
export function RequirementsChecklist({ certification: { checklist } }: { certification: Certification }) {
  return (
    <Section compact id="checklist" size="sub" title={copy.title}>
      {/* Lists of their own once: what to prepare first, what a buyer asks first, common failures. */}
      <p className="part-caption max-w-measure">
        {copy.key.map(({ id, term, text }) => (
          <span id={id} key={id}>
            <b>{term}</b> {text}{' '}
          </span>
        ))}
      </p>
      <div className="disclosure-list">
        {checklist.map(({ title, short, items }, group) => {
          const table = <Checks caption={title} checks={items} group={group + 1} shown={group === 0} />;
          if (group === 0)
            return (
              <Disclosure answer={short} key={title} title={`1 ${title}`}>
                {table}
              </Disclosure>
            );
          return (
            <AnswerDisclosure answer={short} key={title} name={`${group + 1} ${title}`}>
              {table}
            </AnswerDisclosure>
          );
        })}
      </div>
    </Section>
  );
}

interface ChecksProps {
  caption: string;
  checks: readonly Check[];
  /** Number of the group, before that of the line. */
  group: number;
  /** The table shows its name. */
  shown: boolean;
}

function Checks({ caption, checks, group, shown }: ChecksProps) {
  return (
    <DataTable
      caption={`${group} ${caption}`}
      captionVisible={shown}
      columns={[
        {
          label: copy.requirement,
          cell: ([number, { text, first, asked }]) => (
            <>
              {number} {text} {first && <small>{copy.first}</small>} {asked && <small>{copy.asked}</small>}
            </>
          ),
        },
        { label: copy.evidence, cell: ([, { proof }]) => proof },
        { label: copy.fails, cell: ([, { fails }]) => fails },
      ]}
      rows={checks.map((check, index) => [`${group}.${index + 1}`, check] as const)}
    />
  );
}
