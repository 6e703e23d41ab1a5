import { Checked } from '@/components/sections/Checked';
import { FoldRow } from '@/components/sections/FoldRow';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

/** What the words on the page mean, and what an expert would miss otherwise. */
export function Notes({ certification: { notes } }: { certification: Certification }) {
  const { notes: title, hints } = certificationCopy;
  return (
    <FoldRow hint={hints.notes} id="notes" title={title}>
      <ul className="flex max-w-measure flex-col gap-3 text-small">
        {notes.map((note) => (
          <li key={note.slice(0, 40)}>
            <RichText text={note} />
          </li>
        ))}
      </ul>
      <Checked className="mt-4" of={notes} />
    </FoldRow>
  );
}
