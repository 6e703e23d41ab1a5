import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Slide } from '@/content/page-copy/home';
import { SlideArt } from './SlideArt';

/**
 * Copy and drawing share the first row of the banner; on the phone the journey line stands between them. In the static
 * list the heading is smaller and the slide lower.
 */
export function SlideContent({ slide }: { slide: Slide }) {
  const light = slide.ground === 'signal';
  return (
    <>
      <div className="relative z-2 mx-auto w-full max-w-frame pt-8.5 pr-gutter pl-axis md:col-start-1 md:row-start-1 md:pt-13 md:min-h-105 md:pb-8 md:live:min-h-0 md:live:pb-0 lg:pt-[clamp(30px,7.4vh,74px)] lg:live:min-h-[clamp(424px,100svh-300px,600px)]">
        <h2 className="whitespace-pre-line text-section live:text-hero max-md:live:text-[clamp(3.125rem,15.4vw,3.875rem)] md:max-lg:live:text-[clamp(4.875rem,10.4vw,6.5rem)]">
          {slide.title.join('\n')}
        </h2>
        <p className="mt-4 max-w-135 text-lead max-md:text-term max-md:leading-[1.42] md:mt-[clamp(18px,2.8vh,30px)] md:max-lg:max-w-[min(430px,51%)] lg:max-w-[min(33.75rem,37vw)]">
          <RichText text={slide.lead} terms={false} />
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-2 pb-1 md:mt-[clamp(20px,3.2vh,34px)]">
          {slide.actions.map(({ label, href }, index) => (
            <ButtonLink
              arrow={index === 0}
              href={href}
              key={label}
              variant={index > 0 ? 'outline' : light ? 'paper' : 'signal'}
            >
              {label}
            </ButtonLink>
          ))}
          {slide.note && (
            <p className="arriving:invisible max-w-76 text-caption text-muted md:max-lg:basis-full lg:max-w-58 lg:pl-2 [&_a]:whitespace-nowrap">
              <RichText text={slide.note} terms={false} />
            </p>
          )}
        </div>
      </div>
      <div
        className={clsx(
          'relative z-1 mx-auto w-full max-w-frame px-gutter md:pl-axis',
          'max-md:live:row-start-2 max-md:arriving:invisible md:col-start-1 md:row-start-1',
          // The journey line has its place on the phone.
          slide.id === 'journey' && 'max-md:live:hidden',
        )}
      >
        <SlideArt id={slide.id} />
      </div>
    </>
  );
}
