import { FoldRow } from '@/components/sections/FoldRow';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';
import { RowPoints } from './RowPoints';

/** What a buyer's quality or security person asks first, and what to show. */
export function FirstQuestions({ certification }: { certification: Certification }) {
  const { title, hint } = certificationCopy.questions;
  const { questions } = certification.workbench;
  return (
    <FoldRow hint={fill(hint, { count: questions.length })} title={title}>
      <RowPoints id="first-questions" points={questions} />
    </FoldRow>
  );
}
