import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy, relationsTitle } from '@/content/page-copy/certification';
import { RelationLine } from './RelationLine';
import { Sources } from './Sources';

/** How this certification meets the other seven, what the words on the page mean, and the sources. */
export function Relations({ certification }: { certification: Certification }) {
  const of = (kind: 'touches' | 'other-regime' | 'none') =>
    certification.relations.filter((relation) => relation.kind === kind);
  return (
    <Section ground="tint">
      <Heading level={2} size="page">
        {relationsTitle(certification.title)}
      </Heading>
      <div className="mt-12 flex flex-col">
        <RelationLine
          branches={of('other-regime').length > 0}
          here={certification.title}
          kind="touches"
          relations={of('touches')}
        />
        <RelationLine kind="other-regime" relations={of('other-regime')} />
        <RelationLine kind="none" relations={of('none')} />
      </div>
      <div className="mt-16 grid gap-x-6 border-fg border-t-2 pt-4.5 lg:grid-cols-12">
        <h2 className="text-h4 lg:col-span-3">{certificationCopy.notes}</h2>
        <div className="mt-3 max-w-measure lg:col-span-9 lg:mt-0">
          <ul className="flex flex-col gap-3 text-small">
            {certification.notes.map((note) => (
              <li key={note.slice(0, 40)}>
                <RichText text={note} />
              </li>
            ))}
          </ul>
          <Checked className="mt-4" of={certification.notes} />
        </div>
      </div>
      <Sources certification={certification} />
    </Section>
  );
}
