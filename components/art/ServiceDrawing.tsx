import { clsx } from 'clsx';
import { drawingLabels } from '@/content/drawings';
import type { ServicePage, ServicePageSlug } from '@/content/services/types';

interface Placed {
  file: string;
  height: number;
  /** Where the wide file lies. */
  image?: string;
  /** Where the words lie: at its start, at its end, between. */
  words: readonly string[];
}

/**
 * The drawings are 1440 units wide with 600 units of ground on either side, so the ground runs on in wide windows. From
 * the desktop on the drawing is as wide as the frame and shifted so that its branch lies on the trunk at every width; on
 * the tablet 1040 px put the branch on the rail; on the phone a part of it is shown.
 */
const wide =
  'relative h-auto w-[1577px] max-w-none md:w-[1907px] md:max-lg:-translate-x-[433px] lg:left-[calc(var(--rail)-5.9722%-41.6667%)] lg:w-[183.3333%]';

const drawings: Record<ServicePageSlug, Placed> = {
  investment: {
    file: 'viaduct',
    height: 380,
    image: 'max-md:-translate-x-[416px]',
    words: [
      'top-[30%] left-5 max-lg:bg-ink md:left-axis lg:top-[27.4%]',
      'top-[27.4%] right-gutter max-lg:hidden',
    ],
  },
  consultancy: {
    file: 'level',
    height: 392,
    // A narrow drawing takes its place below the desktop.
    image: 'max-lg:hidden',
    words: [
      'top-[3%] left-[3%] lg:top-[38.2%] lg:left-axis',
      'top-[15.5%] right-[19%] lg:top-[15.8%] lg:right-[22.2%]',
      'top-[76%] right-[7.5%] lg:top-[75%] lg:right-[13.05%]',
    ],
  },
  partnership: {
    file: 'cantilever',
    height: 390,
    image: 'max-md:-translate-x-[568px]',
    words: [
      'bottom-2 left-5 max-md:bg-ink md:top-[14%] md:bottom-auto md:left-axis lg:top-[20.5%] lg:ml-2',
      'right-5 bottom-2 max-md:bg-ink md:max-lg:hidden lg:top-[20.5%] lg:right-gutter lg:bottom-auto',
      'top-[52.8%] left-[min(56.5%,220px)] -translate-x-1/2 bg-ink whitespace-nowrap md:left-130 lg:left-1/2',
    ],
  },
};

interface ServiceDrawingProps {
  slug: ServicePageSlug;
  drawing: ServicePage['drawing'];
}

/** The drawing of a service under its title, its words over it; its line leaves the trunk. */
export function ServiceDrawing({ slug, drawing: { from, to, between } }: ServiceDrawingProps) {
  const { file, height, image, words } = drawings[slug];
  const alt = drawingLabels.services[slug];
  const narrow = slug === 'consultancy';
  return (
    <div
      className={clsx(
        'relative mx-auto mt-6 max-w-frame lg:mt-8',
        // It starts at the trunk.
        narrow && 'md:max-lg:ml-16 md:max-lg:w-160',
      )}
    >
      <img alt={alt} className={clsx(wide, image)} height={height} src={`/art/${file}.svg`} width="2640" />
      {narrow && (
        <img
          alt={alt}
          className="relative h-auto w-[200%] max-w-none lg:hidden"
          height="392"
          src="/art/level-narrow.svg"
          width="1200"
        />
      )}
      {[from, to, between].map(
        (text, index) =>
          text && (
            <p
              className={clsx(
                'absolute px-0.5 font-bold text-small md:text-name',
                // Where large text has no room over the drawing it stands under it.
                'enlarged:static enlarged:mx-gutter enlarged:translate-x-0',
                words[index],
              )}
              key={text}
            >
              {text}
            </p>
          ),
      )}
    </div>
  );
}
