import { Checked } from '@/components/sections/Checked';
import { FoldRow } from '@/components/sections/FoldRow';
import { LastChange } from '@/components/sections/LastChange';
import { PageSources } from '@/components/sections/PageSources';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { After } from './After';
import { Checks } from './Checks';
import { GapLinks } from './GapLinks';
import { Notes } from './Notes';
import { Prepare } from './Prepare';
import { References } from './References';
import { Relations } from './Relations';
import { RowPoints } from './RowPoints';
import { Verify } from './Verify';

const copy = certificationCopy;

/** What a reader comes back for: preparation, proof and upkeep, one folded row each. */
export function Rows({ certification }: { certification: Certification }) {
  const { failures, prepare, relations, notes, workbench } = certification;
  const { questions } = workbench;
  return (
    <Section>
      <LastChange className="mb-4 md:mb-8" of={certification} />
      <GapLinks certification={certification} />
      <Prepare certification={certification} />
      <Checks certification={certification} />
      <FoldRow hint={fill(copy.hints.failures, { count: failures.length })} title={copy.failures}>
        <RowPoints id="failures" points={failures} />
      </FoldRow>
      <References certification={certification} />
      <Verify certification={certification} />
      <FoldRow hint={fill(copy.questions.hint, { count: questions.length })} title={copy.questions.title}>
        <RowPoints id="first-questions" points={questions} />
      </FoldRow>
      <After certification={certification} />
      <Relations certification={certification} />
      <Notes certification={certification} />
      <PageSources of={certification} />
      <Checked className="mt-4" of={[failures, prepare, relations, notes, workbench]} />
    </Section>
  );
}
