import { SourceList } from '@/components/sections/SourceList';
import { Fold } from '@/components/ui/Fold';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';

/** What the page's facts rest on. */
export function Sources({ certification }: { certification: Certification }) {
  const { title: heading, text, fold } = certificationCopy.sources;
  return (
    <div className="mt-14 grid gap-x-6 border-fg pt-4.5 md:border-t-2 lg:grid-cols-12">
      <h2 className="text-h4 lg:col-span-3">{heading}</h2>
      <div className="mt-3 lg:col-span-9 lg:mt-0">
        <Fold title={fold}>
          <SourceList className="max-md:pt-4" of={certification} />
        </Fold>
        <p className="mt-6 text-small text-muted">{text}</p>
      </div>
    </div>
  );
}
