import { FoldRow } from '@/components/sections/FoldRow';
import { SourceList } from '@/components/sections/SourceList';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

/** What the page's facts rest on. */
export function Sources({ certification }: { certification: Certification }) {
  const { sources: title, sourcesNote, hints } = certificationCopy;
  return (
    <FoldRow hint={hints.sources} id="sources" title={title}>
      <SourceList className="lg:grid lg:grid-cols-2 lg:gap-x-12" of={certification} />
      <p className="mt-6 text-small text-muted">{sourcesNote}</p>
    </FoldRow>
  );
}
