import { SiblingLinks } from '@/components/sections/SiblingLinks';
import { legalDocuments } from '@/content/legal';
import { legalLabels } from '@/content/legal/labels';
import type { LegalSlug } from '@/content/legal/slugs';

/** The six legal texts in one row, this one marked. */
export function LegalSwitch({ current }: { current: LegalSlug }) {
  return (
    <SiblingLinks
      className="mt-6 md:mt-12"
      current={`/legal/${current}`}
      items={legalDocuments.map(({ slug, label }) => ({ label, href: `/legal/${slug}` }))}
      label={legalLabels.texts}
    />
  );
}
