import { RoutesChart } from '@/components/sections/RoutesChart';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';

const { title, traditional, platform, flag, gap, fold, note } = platformPage.comparison;

/** The traditional route and the platform's over one axis: from the desktop up the chart has a screen to itself. */
export function RouteComparison() {
  return (
    <Section ground="ink" labelledBy="routes">
      <Heading id="routes" level={2}>
        {title}
      </Heading>
      <div className="mt-8 lg:mt-24">
        <RoutesChart flag={flag} gap={gap} platform={platform} traditional={traditional} />
      </div>
      <Fold className="mt-8 lg:mt-12" compact title={fold}>
        <p className="text-small text-muted">
          <RichText text={note} />
        </p>
      </Fold>
    </Section>
  );
}
