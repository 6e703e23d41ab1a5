import { SiblingStops } from '@/components/sections/SiblingStops';
import { legalDocuments } from '@/content/legal';
import { legalLabels } from '@/content/legal/labels';
import type { LegalSlug } from '@/content/legal/slugs';

/** The six legal texts as stops on one gray line, this one marked. */
export function LegalSwitch({ current }: { current: LegalSlug }) {
  return (
    <SiblingStops
      className="mt-6 md:mt-12"
      current={`/legal/${current}`}
      items={legalDocuments.map(({ slug, label }) => ({ label, href: `/legal/${slug}` }))}
      label={legalLabels.texts}
      row="md:grid-cols-6 md:gap-x-0 md:before:block"
      text="text-copy"
    />
  );
}
