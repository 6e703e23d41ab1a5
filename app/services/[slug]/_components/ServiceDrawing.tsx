import { clsx } from 'clsx';
import { drawingLabels } from '@/content/drawings';
import type { ServicePage, ServicePageSlug } from '@/content/services/types';

/**
 * The drawings are 1440 units wide with 600 units of ground on either side, so the ground runs on in wide windows.
 * From lg the drawing is as wide as the frame and shifted so that its branch lies on the trunk at every width;
 * on the tablet 1040 px put the branch on the rail; on the phone a part of it is shown.
 */
const wide =
  'max-w-none relative lg:left-[calc(var(--rail)-5.9722%-41.6667%)] lg:w-[183.3333%] md:max-lg:-translate-x-108.25 md:w-[1907px]';

const drawings: Record<
  ServicePageSlug,
  {
    file: string;
    height: number;
    phone: string;
    box?: string;
    from: string;
    to: string;
    between: string;
  }
> = {
  investment: {
    file: '/art/viaduct.svg',
    height: 380,
    phone: 'max-md:-translate-x-104 max-md:w-[1577px]',
    from: 'top-[30%] left-5 max-lg:bg-ink md:left-axis lg:top-[27.4%]',
    to: 'top-[27.4%] right-gutter max-lg:hidden',
    between: '',
  },
  consultancy: {
    file: '/art/level.svg',
    height: 392,
    phone: 'max-lg:hidden',
    // The narrow drawing takes its place below lg: on the tablet it starts at the trunk.
    box: 'md:max-lg:ml-16 md:max-lg:w-160',
    from: 'top-[3%] left-[3%] lg:top-[38.2%] lg:left-axis',
    to: 'top-[15.5%] right-[19%] lg:top-[15.8%] lg:right-[22.2%]',
    between: 'top-[76%] right-[7.5%] lg:top-[75%] lg:right-[13.05%]',
  },
  partnership: {
    file: '/art/cantilever.svg',
    height: 390,
    phone: 'max-md:-translate-x-142 max-md:w-[1577px]',
    from: 'bottom-2 left-5 max-md:bg-ink md:top-[14%] md:bottom-auto md:left-axis lg:top-[20.5%] lg:ml-2',
    to: 'right-5 bottom-2 max-md:bg-ink md:max-lg:hidden lg:top-[20.5%] lg:right-gutter lg:bottom-auto',
    between: 'bg-ink top-[52.8%] left-[56.5%] -translate-x-1/2 md:left-130 lg:left-1/2',
  },
};

/** The drawing of a service with its two or three labels. */
export function ServiceDrawing({ slug, labels }: { slug: ServicePageSlug; labels: ServicePage['drawing'] }) {
  const { file, height, phone, box, from, to, between } = drawings[slug];
  const alt = drawingLabels.services[slug];
  const label = 'absolute px-0.5 font-bold text-small md:text-name';
  return (
    <div className={clsx('relative mx-auto mt-6 max-w-frame lg:mt-8', box)}>
      <img alt={alt} className={clsx('h-auto', wide, phone)} height={height} src={file} width="2640" />
      {slug === 'consultancy' && (
        <img
          alt={alt}
          className="h-auto w-[200%] max-w-none lg:hidden"
          height="392"
          src="/art/level-narrow.svg"
          width="1200"
        />
      )}
      <p className={clsx(label, from)}>{labels.from}</p>
      <p className={clsx(label, to)}>{labels.to}</p>
      {labels.between && <p className={clsx(label, between)}>{labels.between}</p>}
    </div>
  );
}
