import { ClockHours } from '@/components/art/ClockHours';
import { CostDimension } from '@/components/art/CostDimension';
import { QuadcopterParts } from '@/components/art/QuadcopterParts';
import { ToleranceFrames } from '@/components/art/ToleranceFrames';
import { home, type Slide } from '@/content/page-copy/home';
import { formatTolerance } from '@/lib/figures/format';
import { plainText } from '@/lib/text/rich-text';
import { SlideImage } from './SlideImage';

const { art, targets } = home.banner;

/**
 * The drawing of each slide, right of its words from the tablet up. The first slide's drawing is part of the page, the
 * others are files (scripts/build/slides/draw-slides.tsx).
 */
export function SlideArt({ id }: { id: Slide['id'] }) {
  switch (id) {
    case 'journey':
      return (
        <QuadcopterParts
          className="absolute top-12 right-2 h-auto w-[44vw] overflow-visible lg:top-5 lg:right-24 lg:w-100 lg:live:w-[clamp(25rem,min(38vw,59vh),33.75rem)]"
          label={art.journey}
          parts={home.banner.parts}
        />
      );
    case 'security':
      return (
        <SlideImage
          alt={art.security}
          className="absolute top-24 right-4 aspect-1060/440 w-[44%] lg:top-[18%] lg:right-10 lg:w-125 lg:live:w-[min(47.5rem,50vw)]"
          src="/art/slides/security.svg"
        />
      );
    case 'nato-ready':
      return (
        <SlideImage
          alt={art['nato-ready']}
          className="absolute top-[12%] right-4 aspect-9/4 w-[48%] lg:top-[12%] lg:right-8 lg:w-125 lg:live:w-[min(48.75rem,54vw)]"
          src="/art/slides/nato-ready.svg"
        />
      );
    case 'quality':
      return (
        <SlideImage
          alt={art.quality}
          className="absolute top-16 right-4 aspect-680/452 w-[46%] lg:top-[4%] lg:right-10 lg:aspect-790/668 lg:h-[94%] lg:w-auto"
          imageClassName="inset-0 size-full lg:top-[15.57%] lg:left-[2.53%] lg:h-[67.66%] lg:w-[86.08%]"
          src="/art/slides/quality.svg"
        >
          <ToleranceFrames
            frames={targets.map(({ aim, value, label }) => ({
              aim,
              label,
              figure: formatTolerance(aim, value),
            }))}
          />
        </SlideImage>
      );
    case 'drones':
      return (
        <SlideImage
          alt=""
          className="absolute top-10 right-4 aspect-720/544 w-[42%] opacity-90 lg:right-2 lg:top-[4%] lg:h-[92%] lg:w-auto"
          src="/art/slides/drones.svg"
        />
      );
    case 'cost':
      return (
        <SlideImage
          alt={plainText(art.cost)}
          className="absolute top-12 right-4 aspect-720/650 w-[46%] lg:top-[2%] lg:right-8.5 lg:h-[96%] lg:w-auto"
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
          className="absolute top-24 -right-6 aspect-square w-[35%] lg:top-[4%] lg:right-17.5 lg:h-[94%] lg:w-auto"
          src="/art/slides/contact.svg"
        >
          <svg
            aria-hidden="true"
            className="absolute inset-0 size-full"
            height="560"
            viewBox="-300 -284 560 560"
            width="560"
          >
            <ClockHours />
          </svg>
        </SlideImage>
      );
  }
}
