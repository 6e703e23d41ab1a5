import { RoutesChart } from '@/components/sections/RoutesChart';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';

const { title, traditional, platform, flag, gap, fold, note } = platformPage.comparison;

/** The traditional route and the platform's over one axis. */
export function RouteComparison() {
  return (
    <Section ground="tint">
      <Heading level={2}>{title}</Heading>
      <div className="mt-10 lg:mt-18">
        <RoutesChart flag={flag} gap={gap} platform={platform} traditional={traditional} />
      </div>
      <Fold className="mt-8" compact title={fold}>
        <p className="max-w-46em text-label text-muted">
          <RichText text={note} />
        </p>
      </Fold>
    </Section>
  );
}
