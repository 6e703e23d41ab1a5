import { ToleranceFrames } from '@/components/art/ToleranceFrames';
import { home } from '@/content/page-copy/home';
import { formatTolerance } from '@/lib/figures/format';
import { SlideImage } from './SlideImage';

/** The motor mount with its four targets: in frames on the desktop, as a list below the drawing on smaller windows. */
export function QualityArt() {
  const { art, targets } = home.banner;
  const frames = targets.map(({ aim, value, label }) => ({
    aim,
    label,
    figure: formatTolerance(aim, value),
  }));
  return (
    <div className="max-md:mb-6 md:absolute md:top-20 md:right-4 md:w-2/5 lg:top-[4%] lg:right-10 lg:h-[97%] lg:w-auto">
      <SlideImage
        alt={art.quality}
        className="aspect-680/452 w-full lg:aspect-790/668 lg:h-full lg:w-auto"
        imageClassName="inset-0 size-full lg:top-[15.57%] lg:left-[2.53%] lg:h-[67.66%] lg:w-[86.08%]"
        src="/art/slides/quality.svg"
      >
        <ToleranceFrames frames={frames} />
      </SlideImage>
      <ul className="relative border-fg border-t-2 lg:sr-only">
        {frames.map(({ aim, figure, label }) => (
          <li
            className="grid h-12 grid-cols-[5rem_1fr] items-center border-rule border-b text-small md:h-11.5"
            key={aim}
          >
            <b className="font-bold text-item">{figure}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
