import { ClockHours } from '@/components/art/ClockHours';
import { CostDimension } from '@/components/art/CostDimension';
import { QuadcopterParts } from '@/components/art/QuadcopterParts';
import { home, type Slide } from '@/content/page-copy/home';
import { plainText } from '@/lib/text/rich-text';
import { QualityArt } from './QualityArt';
import { SecurityArt } from './SecurityArt';
import { SlideImage } from './SlideImage';

const { art } = home.banner;

/**
 * The drawing of each slide, placed in the right of the first row; on the phone it stands in the flow. The first
 * slide's drawing is part of the page, the others are files (scripts/build/slides/draw-slides.tsx).
 */
export function SlideArt({ id }: { id: Slide['id'] }) {
  switch (id) {
    case 'journey':
      return (
        <QuadcopterParts
          className="mx-auto max-h-82.5 w-full overflow-visible max-md:mt-3 max-md:mb-2 md:absolute md:top-[clamp(34px,7vw,62px)] md:right-2 md:max-h-none md:w-[35vw] lg:top-[clamp(4px,1.6vh,22px)] lg:right-23 lg:w-100 lg:live:w-[clamp(440px,min(45vw,69vh),650px)]"
          label={art.journey}
          parts={home.banner.parts}
        />
      );
    case 'security':
      return <SecurityArt />;
    case 'nato-ready':
      return (
        <SlideImage
          alt={art['nato-ready']}
          className="aspect-9/4 w-full max-w-full max-md:my-6 md:absolute md:top-[18%] md:-right-30 md:w-[66%] lg:-right-37.5 lg:w-175 lg:live:w-[min(860px,110vh)]"
          src="/art/slides/nato-ready.svg"
        />
      );
    case 'quality':
      return <QualityArt />;
    case 'drones':
      return (
        <SlideImage
          alt=""
          className="aspect-720/544 w-full opacity-90 max-md:my-6 md:absolute md:top-14 md:-right-40 md:w-[62%] lg:-right-15 lg:h-[91%] lg:w-auto"
          src="/art/slides/drones.svg"
        />
      );
    case 'cost':
      return (
        <SlideImage
          alt={plainText(art.cost)}
          className="aspect-720/650 w-full max-md:my-4 md:absolute md:top-24 md:right-4 md:w-[38%] lg:top-0 lg:right-8.5 lg:h-[99%] lg:w-auto"
          imageClassName="top-0 left-0 h-[83.08%] w-full"
          src="/art/two-view-uav.svg"
        >
          <CostDimension />
        </SlideImage>
      );
    case 'contact':
      return (
        <SlideImage
          alt={art.contact}
          className="mx-auto aspect-square w-full max-w-80 max-md:my-6 md:absolute md:top-28 md:-right-6 md:w-[36%] md:max-w-none lg:top-[3%] lg:right-17.5 lg:h-[97%] lg:w-auto"
          src="/art/slides/contact.svg"
        >
          <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="-300 -284 560 560">
            <ClockHours />
          </svg>
        </SlideImage>
      );
  }
}
