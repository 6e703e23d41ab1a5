import { CostDimension } from '@/components/art/CostDimension';
import { FixedWing } from '@/components/art/FixedWing';
import { QuadcopterParts } from '@/components/art/QuadcopterParts';
import { StationClock } from '@/components/art/StationClock';
import { Swarm } from '@/components/art/Swarm';
import { home, type Slide } from '@/content/pages/home';
import { QualityArt } from './QualityArt';
import { SecurityArt } from './SecurityArt';

const { art } = home.banner;

/** The drawing of each slide, placed in the right of the first row; on the phone it stands in the flow. */
export function SlideArt({ id }: { id: Slide['id'] }) {
  switch (id) {
    case 'journey':
      return (
        <QuadcopterParts
          className="mx-auto max-h-[330px] w-full overflow-visible max-md:mt-3 max-md:mb-2 md:absolute md:top-[clamp(34px,7vw,62px)] md:right-[clamp(-128px,-11vw,-70px)] md:w-[clamp(440px,53vw,560px)] md:max-h-none lg:top-[clamp(4px,1.6vh,22px)] lg:right-[58px] lg:w-[clamp(440px,min(45vw,69vh),650px)]"
          label={art.journey}
          parts={home.banner.parts}
        />
      );
    case 'security':
      return <SecurityArt lengths={home.banner.pins} standards={home.banner.standards} />;
    case 'nato-ready':
      return (
        <FixedWing
          className="w-full overflow-visible max-md:my-6 md:absolute md:top-[18%] md:-right-30 md:w-[66%] lg:-right-[150px] lg:w-[min(860px,110vh)]"
          label={art['nato-ready']}
        />
      );
    case 'quality':
      return <QualityArt frames={home.banner.targets} label={art.quality} />;
    case 'drones':
      return (
        <Swarm className="w-full opacity-90 max-md:my-6 md:absolute md:top-14 md:-right-40 md:w-[62%] lg:-right-15 lg:h-[91%] lg:w-auto" />
      );
    case 'cost':
      return (
        <CostDimension
          className="w-full max-md:my-4 md:absolute md:top-24 md:right-4 md:w-[46%] lg:top-0 lg:right-[34px] lg:h-[99%] lg:w-auto"
          label={art.cost}
        />
      );
    case 'contact':
      return (
        <StationClock
          className="mx-auto w-full max-w-80 max-md:my-6 md:absolute md:top-20 md:right-4 md:max-w-none md:w-[46%] lg:top-[3%] lg:right-[70px] lg:h-[97%] lg:w-auto"
          label={art.contact}
        />
      );
  }
}
