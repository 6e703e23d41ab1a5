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
    box: 'station-box-foundation',
    image: 'station-image-foundation',
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
    image: 'station-image-security',
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
    image: 'station-image-quality',
  },
  // The flight of locks, as wide as the window: of 2560 units the frame shows the middle 1440; the branch lies 86 from its edge.
  'defense-standards': {
    file: 'lock-flight',
    alt: drawingLabels.lockFlight,
    width: 2560,
    height: 400,
    room: 'mt-8 md:mt-12',
    box: 'station-box-defense-standards',
    image: 'station-image-defense-standards',
  },
  // The transport case beside the title.
  'nato-ready': {
    file: 'transport-case',
    alt: drawingLabels.transportCase,
    width: 518,
    height: 590,
    // The drawing beside the title ends 32 px above the end of the head.
    room: 'mt-8 pb-4 md:mt-12 md:pb-8 lg:mt-24 lg:min-h-76 lg:pb-24 xl:min-h-90.5',
    image: 'station-image-nato-ready',
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
