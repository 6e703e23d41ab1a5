import { JourneySteps } from '@/components/art/JourneySteps';
import { PageHeader } from '@/components/parts/PageHeader';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { platformPage } from '@/content/page-copy/platform';
import { crumbs } from '@/lib/pages/registry';

const { title, subtitle, callsToAction } = platformPage;

/** Renders the title, two of the three calls to action, and the drawing of the five steps to scale. */
export function PlatformHeader() {
  return (
    <PageHeader variant="drawing" crumbs={crumbs('/services/complytrain')}>
      <div className="flex flex-col pb-6 md:pb-12 lg:relative lg:pb-24">
        <h1 className="mt-section max-w-6em text-display">{title}</h1>
        <p className="mt-6 max-w-24em text-lead text-muted">{subtitle}</p>
        <div className="relative z-3 mt-6 flex flex-col gap-2 md:flex-row md:gap-3 lg:mt-8">
          {callsToAction.items.slice(0, 2).map(({ label }, index) => (
            <ButtonLink
              arrow={index === 0}
              href="/contact"
              key={label}
              variant={index === 0 ? 'signal' : 'outline'}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
        <JourneySteps />
      </div>
    </PageHeader>
  );
}
