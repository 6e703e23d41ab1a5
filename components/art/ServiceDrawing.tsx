import { clsx } from 'clsx';
import { drawingLabels } from '@/content/drawings';
import type { ServicePage, ServicePageSlug } from '@/content/services/types';

interface DrawingLayout {
  file: string;
  height: number;
  /** A second drawing for narrow windows: its size, its classes, and the classes that hide the wide one. */
  narrow: { width: number; height: number; image: string; wide: string };
  /** The positions of the labels: at the start, at the end, between. */
  labelPositions: readonly string[];
}

/**
 * The wide drawings are 1440 units wide, with 600 units of terrain on both sides for wide windows. From 761 px up they
 * are as wide as the frame and shifted so that their branch is aligned with the trunk at every width.
 */
const wide = 'relative h-auto max-w-none left-[calc(var(--rail)-5.9722%-41.6667%)] w-[183.3333%]';

/** On mobile a bridge with both banks is as wide as the window. */
const bridge = {
  width: 390,
  image: 'relative w-full md:hidden print:hidden',
  wide: 'max-md:hidden print:block',
} as const;

const drawings: Record<ServicePageSlug, DrawingLayout> = {
  investment: {
    file: 'viaduct',
    height: 380,
    narrow: { ...bridge, height: 236 },
    labelPositions: [
      'top-[8%] left-gutter md:-top-4 md:left-axis desktop:top-[27.4%] print:left-axis',
      'top-[8%] right-gutter md:-top-4 desktop:top-[27.4%]',
    ],
  },
  consultancy: {
    file: 'level',
    height: 392,
    narrow: {
      width: 1200,
      height: 392,
      image: 'relative h-auto w-[200%] max-w-none lg:hidden print:hidden',
      wide: 'max-lg:hidden print:block',
    },
    labelPositions: [
      'top-[3%] left-[3%] desktop:top-[38.2%] desktop:left-axis',
      'top-[15.5%] right-[19%] desktop:top-[15.8%] desktop:right-[22.2%]',
      'top-[76%] right-[7.5%] desktop:top-[75%] desktop:right-[13.05%]',
    ],
  },
  partnership: {
    file: 'cantilever',
    height: 390,
    narrow: { ...bridge, height: 232 },
    labelPositions: [
      'top-[2%] left-gutter md:top-[4%] md:left-axis desktop:top-[20.5%] desktop:ml-2 print:left-axis',
      'top-[2%] right-gutter md:top-[4%] desktop:top-[20.5%]',
      'top-[57%] left-1/2 -translate-x-1/2 bg-ink whitespace-nowrap md:top-[52.8%] md:left-[calc(var(--rail)+44.0278%)] print:top-[52.8%] print:left-[calc(var(--rail)+44.0278%)]',
    ],
  },
};

interface ServiceDrawingProps {
  slug: ServicePageSlug;
  drawing: ServicePage['drawing'];
}

/** Renders the drawing of a service with labels. Its line starts at the trunk, on mobile at the edge of the window. */
export function ServiceDrawing({ slug, drawing: { from, to, between } }: ServiceDrawingProps) {
  const { file, height, narrow, labelPositions } = drawings[slug];
  const alt = drawingLabels.services[slug];
  return (
    <div
      className={clsx(
        'relative mx-auto mt-6 max-w-frame lg:mt-8',
        // The level starts at the trunk; the labels of the bridges are above the drawing.
        slug === 'consultancy'
          ? 'md:max-lg:ml-16 md:max-lg:w-160 print:ml-0 print:w-auto'
          : 'md:max-lg:mt-12',
      )}
    >
      <img
        alt={alt}
        className={clsx(wide, narrow.wide)}
        height={height}
        src={`/art/${file}.svg`}
        width="2640"
      />
      <img
        alt={alt}
        className={narrow.image}
        height={narrow.height}
        src={`/art/${file}-narrow.svg`}
        width={narrow.width}
      />
      {[from, to, between].map(
        (text, index) =>
          text && (
            <p
              className={clsx(
                'absolute px-0.5 font-bold text-small md:text-name print:bg-transparent print:text-small',
                // Enlarged text does not fit over the drawing, so it is placed below.
                'enlarged:static enlarged:mx-gutter enlarged:translate-x-0',
                labelPositions[index],
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
