import type { ReactNode } from 'react';
import { Bend } from '@/components/line/Bend';
import { drawingLabels } from '@/content/drawings';
import type { StationSlug } from '@/content/stations/slugs';
import './station-drawing.css';

interface DrawingLayout {
  file: string;
  alt: string;
  width: number;
  height: number;
  /** The classes for the space around title and drawing. */
  spacing: string;
  /** The classes of the container of the drawing. */
  box?: string;
  /** The classes of the drawing. */
  image: string;
  /** The classes of the branch from the trunk to the line in the drawing; omitted where the drawing has no line. */
  branch?: string;
}

const drawings: Record<StationSlug, DrawingLayout> = {
  // The foundation plan: cropped at the axis on the tablet, full bleed on mobile.
  foundation: {
    file: 'pad-plan',
    alt: drawingLabels.padPlan,
    width: 1440,
    height: 440,
    spacing: 'mt-8 pb-6 md:mt-12 lg:mt-24 lg:min-h-[calc(min(27.7vw,399px)+15px)]',
    box: 'station-box-foundation',
    image: 'station-image-foundation',
    // On the tablet the branch in the drawing is cropped at the axis, so this one leads to the axis.
    branch: 'left-0! md:top-65.5 lg:hidden',
  },
  // The lock below the title: the branch of the trunk becomes its shear line.
  security: {
    file: 'pin-tumbler-lock',
    alt: drawingLabels.lock,
    width: 1060,
    height: 440,
    spacing: 'mt-8 md:mt-12',
    box: 'relative mt-6 before:absolute before:top-[calc(52.27%-4px)] before:right-1/2 before:left-1.5 before:h-2 before:bg-line before:content-empty max-md:-mx-gutter max-md:overflow-hidden max-md:pb-6 max-md:before:hidden md:mt-2 md:mb-8',
    image: 'station-image-security',
    // The shear line is at 230 of the 440 units of the drawing.
    branch: 'top-[calc(52.27%-56px)]',
  },
  // The motor mount: full bleed on mobile, next to the title on desktop.
  quality: {
    file: 'motor-mount',
    alt: drawingLabels.motorMount,
    width: 680,
    height: 452,
    spacing: 'mt-8 md:mt-12 lg:mt-24 lg:pb-24',
    image: 'station-image-quality',
  },
  // The flight of locks, as wide as the window. The frame covers the middle 1440 of 2560 units; the branch is 86 from
  // its edge.
  'defense-standards': {
    file: 'lock-flight',
    alt: drawingLabels.lockFlight,
    width: 2560,
    height: 400,
    spacing: 'mt-8 md:mt-12',
    box: 'station-box-defense-standards',
    image: 'station-image-defense-standards',
  },
  // The transport case next to the title.
  'nato-ready': {
    file: 'transport-case',
    alt: drawingLabels.transportCase,
    width: 518,
    height: 590,
    // The drawing ends 32 px above the end of the header.
    spacing: 'mt-8 pb-4 md:mt-12 md:pb-8 lg:mt-24 lg:min-h-76 lg:pb-24 xl:min-h-90.5',
    image: 'station-image-nato-ready',
  },
};

/** Renders the drawing of a station below or next to the title of the page. */
export function StationDrawing({ slug, children }: { slug: StationSlug; children: ReactNode }) {
  const { file, alt, width, height, spacing, box, image, branch } = drawings[slug];
  return (
    <div className={spacing}>
      {children}
      <div className={box}>
        {branch && <Bend className={branch} />}
        <img alt={alt} className={`h-auto ${image}`} height={height} src={`/art/${file}.svg`} width={width} />
      </div>
    </div>
  );
}
