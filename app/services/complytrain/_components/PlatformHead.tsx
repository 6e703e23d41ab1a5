import { JourneySteps } from '@/components/art/JourneySteps';
import { Banner } from '@/components/sections/Banner';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { platformPage } from '@/content/pages/platform';
import { platformRoute } from '@/content/platform';

const { title, subtitle, drawing, departures } = platformPage;

/** Title, two of the three calls, and the five steps true to their months. */
export function PlatformHead() {
  return (
    <Banner
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label: title }]}
    >
      <div className="flex flex-col pb-6 md:pb-12 lg:pb-[136px]">
        <h1 className="mt-9 max-w-[6em] text-title md:mt-16">{title}</h1>
        <p className="mt-6 max-w-[24em] text-lead text-muted">{subtitle}</p>
        <div className="relative z-3 mt-7 flex flex-col gap-2.5 md:flex-row md:gap-3.5 lg:mt-10">
          {departures.items.slice(0, 2).map(({ label }, index) => (
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
        <div className="-mx-[12px] mt-6 md:mx-0 md:ml-auto md:w-[620px] lg:absolute lg:top-[70px] lg:right-2.5 lg:mt-0 lg:w-[510px] xl:top-[112px] xl:right-5 xl:w-[660px]">
          <JourneySteps label={drawing} phases={platformRoute.phases} />
        </div>
      </div>
    </Banner>
  );
}
