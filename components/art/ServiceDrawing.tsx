import { clsx } from 'clsx';
import { drawingLabels } from '@/content/drawings';
import type { ServicePage, ServicePageSlug } from '@/content/services/types';

interface Placed {
  file: string;
  height: number;
  /** A drawing of its own for windows that are too narrow for the wide one: its size, and where each is shown. */
  narrow: { width: number; height: number; image: string; wide: string };
  /** Where the words lie: at its start, at its end, between. */
  words: readonly string[];
}

/**
 * The wide drawings are 1440 units wide with 600 units of ground on either side, so the ground runs on in wide windows.
 * From the tablet up they are as wide as the frame and shifted so that their branch lies on the trunk at every width.
 */
const wide = 'relative h-auto max-w-none left-[calc(var(--rail)-5.9722%-41.6667%)] w-[183.3333%]';

/** On the phone a bridge is as wide as the window, with both banks. */
const bridge = {
  width: 390,
  image: 'relative w-full md:hidden print:hidden',
  wide: 'max-md:hidden print:block',
} as const;

const drawings: Record<ServicePageSlug, Placed> = {
  investment: {
    file: 'viaduct',
    height: 380,
    narrow: { ...bridge, height: 236 },
    words: [
      'top-[8%] left-gutter md:-top-4 md:left-axis lg:top-[27.4%] print:top-[27.4%] print:left-axis',
      'top-[8%] right-gutter md:-top-4 lg:top-[27.4%] print:top-[27.4%]',
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
    words: [
      'top-[3%] left-[3%] lg:top-[38.2%] lg:left-axis print:top-[38.2%] print:left-axis',
      'top-[15.5%] right-[19%] lg:top-[15.8%] lg:right-[22.2%] print:top-[15.8%] print:right-[22.2%]',
      'top-[76%] right-[7.5%] lg:top-[75%] lg:right-[13.05%] print:top-[75%] print:right-[13.05%]',
    ],
  },
  partnership: {
    file: 'cantilever',
    height: 390,
    narrow: { ...bridge, height: 232 },
    words: [
      'top-[2%] left-gutter md:top-[4%] md:left-axis lg:top-[20.5%] lg:ml-2 print:top-[20.5%] print:left-axis print:ml-2',
      'top-[2%] right-gutter md:top-[4%] lg:top-[20.5%] print:top-[20.5%]',
      'top-[57%] left-1/2 -translate-x-1/2 bg-ink whitespace-nowrap md:top-[52.8%] md:left-[calc(var(--rail)+44.0278%)] print:top-[52.8%] print:left-[calc(var(--rail)+44.0278%)]',
    ],
  },
};

interface ServiceDrawingProps {
  slug: ServicePageSlug;
  drawing: ServicePage['drawing'];
}

/** The drawing of a service under its title, its words over it; its line leaves the trunk, on the phone the window's edge. */
export function ServiceDrawing({ slug, drawing: { from, to, between } }: ServiceDrawingProps) {
  const { file, height, narrow, words } = drawings[slug];
  const alt = drawingLabels.services[slug];
  return (
    <div
      className={clsx(
        'relative mx-auto mt-6 max-w-frame lg:mt-8',
        // The level starts at the trunk; the bridges have their words above them.
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
