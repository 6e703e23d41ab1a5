import { ScaleChart } from '@/components/line/ScaleChart';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { firstBidMonth } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { traditionalRoute } from '@/content/platform';
import { platformRoute } from '@/lib/figures/journey';

const { title, traditional, platform, flag, gap, note } = platformPage.comparison;

/** The traditional route and the platform's over one axis. */
export function RouteComparison() {
  return (
    <Section ground="tint">
      <Heading level={2}>{title}</Heading>
      <div className="mt-10 lg:mt-18">
        <ScaleChart
          flag={{ month: firstBidMonth, label: flag }}
          gap={gap}
          platform={{ ...platformRoute, summary: platform }}
          traditional={{ ...traditionalRoute, summary: traditional }}
        />
      </div>
      <p className="mt-8 max-w-[46em] text-label text-muted">{note}</p>
    </Section>
  );
}
