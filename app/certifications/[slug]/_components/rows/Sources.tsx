import { PageSources } from '@/components/sections/PageSources';
import type { Certification } from '@/content/certifications/types';

/** What the page's facts rest on. */
export function Sources({ certification }: { certification: Certification }) {
  return <PageSources of={certification} />;
}
