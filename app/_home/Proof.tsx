import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { home, type SiteCount } from '@/content/page-copy/home';
import { siteCounts } from '@/lib/figures/site-counts';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';

const { title, lead, items, notNeeded, independence } = home.proof;

/** The certifications that Germany neither requires nor may ask for from a maker of drones. */
const leftOut = networkResults
  .filter(({ buyer, product }) => buyer === 'DE' && product === 'drones')
  .flatMap((result) =>
    certificationSlugs.filter((slug) =>
      [...result.items, ...result.ask].every(({ certification }) => certification !== slug),
    ),
  )
  .map((slug) => certificationBySlug[slug].title);

/** Renders what a visitor can check free of charge, as four counts, and what we do not do. */
export function Proof() {
  return (
    <SectionFrame labelledBy="proof" theme="tint">
      <h2 className="part-section" id="proof">
        {title}
      </h2>
      <p className="part-lead mt-3 mb-6">
        <RichText text={lead} /> {leftOut.length > 0 && fill(notNeeded, { names: leftOut.join(', ') })}
      </p>
      <Terms
        columns={4}
        items={(Object.keys(items) as SiteCount[]).map((name) => ({
          term: items[name].term,
          text: String(siteCounts[name]),
          note: items[name].note,
        }))}
        variant="figures"
      />
      <p className="mt-4">
        <RichText text={independence} />
      </p>
    </SectionFrame>
  );
}
