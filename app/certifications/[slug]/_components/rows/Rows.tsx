import type { ReactNode } from 'react';
import { Checked } from '@/components/sections/Checked';
import { LastChange } from '@/components/sections/LastChange';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { After } from './After';
import { Checks } from './Checks';
import { Failures } from './Failures';
import { FirstQuestions } from './FirstQuestions';
import { GapLinks } from './GapLinks';
import { Notes } from './Notes';
import { Prepare } from './Prepare';
import { References } from './References';
import { Relations } from './Relations';
import { Sources } from './Sources';
import { Verify } from './Verify';

/** The folded sections of a certification page, in order; each gives its FoldRow. */
const rows: readonly ((props: { certification: Certification }) => ReactNode)[] = [
  Prepare,
  Checks,
  Failures,
  References,
  Verify,
  FirstQuestions,
  After,
  Relations,
  Notes,
  Sources,
];

/** What a reader comes back for: preparation, proof and upkeep, one row each. */
export function Rows({ certification }: { certification: Certification }) {
  const { failures, prepare, relations, notes, workbench } = certification;
  return (
    <Section>
      <LastChange className="mb-5 md:mb-9" of={certification} />
      <GapLinks certification={certification} />
      {rows.map((Row) => (
        <Row certification={certification} key={Row.name} />
      ))}
      <Checked className="mt-4" of={[failures, prepare, relations, notes, workbench]} />
    </Section>
  );
}
