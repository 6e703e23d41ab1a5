import type { ReactNode } from 'react';
import { Bend } from '@/components/line/Bend';
import { drawingLabels } from '@/content/drawings';
import type { StationSlug } from '@/content/stations/slugs';

interface Placed {
  file: string;
  alt: string;
  width: number;
  height: number;
  /** Room around title and drawing. */
  room: string;
  /** The box of the drawing, and the drawing in it. */
  box?: string;
  image: string;
  /** Where the drawing brings the line, its own branch leads there. */
  branch?: string;
}

const drawings: Record<StationSlug, Placed> = {
  // The foundation plan: cut at the axis on the tablet, full bleed on the phone.
  foundation: {
    file: 'pad-plan',
    alt: drawingLabels.padPlan,
    width: 1440,
    height: 440,
    room: 'mt-8 pb-6 md:mt-12 lg:mt-24 lg:min-h-[calc(min(27.7vw,399px)+15px)]',
    box: 'max-lg:mt-4 max-lg:-mr-gutter max-lg:overflow-hidden max-md:-ml-axis md:relative md:max-lg:-ml-to-trunk lg:absolute lg:inset-x-0 lg:top-12',
    image:
      'relative w-[290vw] max-w-none max-md:-left-[179.5vw] md:w-310 md:max-lg:-left-114.5 md:max-lg:[clip-path:inset(0_0_0_31.5rem)] lg:left-[calc(var(--rail)-5.9722%)] lg:w-full',
    // On the tablet the drawing's own branch lies outside: its line is cut at the axis, to which this one leads.
    branch: 'left-0! md:top-65.5 lg:hidden',
  },
  // The lock under the title: the trunk branches off and becomes its shear line.
  security: {
    file: 'pin-tumbler-lock',
    alt: drawingLabels.lock,
    width: 1060,
    height: 440,
    room: 'mt-8 md:mt-12',
    box: 'relative mt-6 before:absolute before:top-[calc(52.27%-4px)] before:right-1/2 before:left-1.5 before:h-2 before:bg-line before:content-empty max-md:-mx-gutter max-md:overflow-hidden max-md:pb-6 max-md:before:hidden md:mt-2 md:mb-8',
    image:
      'relative -ml-gutter w-140 max-w-none md:-right-55 md:ml-auto md:w-210 lg:-right-16 lg:w-[min(1060px,74vw)]',
    // The shear line lies at 230 of the drawing's 440 units.
    branch: 'top-[calc(52.27%-56px)]',
  },
  // The motor mount: full bleed on the phone, beside the title on the desktop.
  quality: {
    file: 'motor-mount',
    alt: drawingLabels.motorMount,
    width: 680,
    height: 452,
    room: 'mt-8 md:mt-12 lg:mt-24 lg:pb-24',
    image:
      '-mx-gutter mt-4 mb-4 w-[calc(100%+40px)] max-w-107.5 md:mt-6 md:mr-0 md:mb-8 md:ml-auto md:w-130 md:max-w-full lg:absolute lg:top-15 lg:right-4 lg:m-0 lg:w-117.5 xl:top-5 xl:right-11 xl:w-147.5 xl:max-w-none',
  },
  // The flight of locks, as wide as the window: of 2560 units the frame shows the middle 1440; the branch lies 86 from its edge.
  'defense-standards': {
    file: 'lock-flight',
    alt: drawingLabels.lockFlight,
    width: 2560,
    height: 400,
    room: 'mt-8 md:mt-12',
    box: 'relative -mr-gutter -ml-axis mt-4 h-[27.8vw] overflow-hidden md:mt-2 md:h-[26.6vw] lg:-mt-8 lg:aspect-1440/400 lg:h-auto lg:overflow-visible',
    image:
      'absolute top-0 left-[-38.89vw] w-[177.78vw] max-w-none md:left-[calc(var(--rail)-42.9vw)] md:w-[170vw] lg:left-[calc(var(--rail)-44.8622%)] lg:w-[177.78%]',
  },
  // The transport case beside the title.
  'nato-ready': {
    file: 'transport-case',
    alt: drawingLabels.transportCase,
    width: 518,
    height: 590,
    room: 'mt-8 pb-4 md:mt-12 lg:mt-24 lg:pb-24',
    image:
      'mx-auto mt-4 mb-6 w-75 max-w-none md:mr-0 md:mb-0 md:w-100 lg:absolute lg:top-15 lg:right-6 lg:m-0 lg:w-85 xl:top-5.5 xl:right-16 xl:w-106',
  },
};

/** The drawing of a station under or beside the title of its page. */
export function StationDrawing({ slug, children }: { slug: StationSlug; children: ReactNode }) {
  const { file, alt, width, height, room, box, image, branch } = drawings[slug];
  return (
    <div className={room}>
      {children}
      <div className={box}>
        {branch && <Bend className={branch} />}
        <img alt={alt} className={`h-auto ${image}`} height={height} src={`/art/${file}.svg`} width={width} />
      </div>
    </div>
  );
}
