import type { ReactNode } from 'react';
import { MotorMount } from '@/components/art/MotorMount';
import type { Station } from '@/content/stations/types';
import { LockFlightHead } from './drawings/LockFlightHead';
import { LockHead } from './drawings/LockHead';
import { PadPlanHead } from './drawings/PadPlanHead';
import { TransportCaseHead } from './drawings/TransportCaseHead';

/** Where the drawing of a page head stands, and the room the head leaves for it. */
interface StationDrawing {
  /** In the frame, after the title. */
  inside?: ReactNode;
  /** Full bleed under the frame. */
  below?: ReactNode;
  /** Room around title and drawing. */
  headClass: string;
  /** The drawing brings no line of its own: the trunk branches into the numeral. */
  branch?: boolean;
}

/** The drawing of each station's page head. */
export function stationDrawing(station: Station): StationDrawing {
  switch (station.slug) {
    case 'foundation':
      return {
        headClass: 'mt-8 md:mt-12 lg:mt-24 lg:min-h-[calc(min(27.7vw,399px)+15px)]',
        inside: <PadPlanHead station={station} />,
      };
    case 'security':
      return { headClass: 'mt-8 md:mt-12', inside: <LockHead station={station} /> };
    case 'quality':
      return {
        branch: true,
        headClass: 'mt-8 md:mt-12 lg:mt-24 lg:pb-24',
        inside: <MotorMount className="motor-mount" />,
      };
    case 'defense-standards':
      return { headClass: 'mt-8 md:mt-12', inside: <LockFlightHead station={station} /> };
    case 'nato-ready':
      return {
        branch: true,
        headClass: 'mt-8 pb-4 md:mt-12 lg:mt-24 lg:pb-24',
        inside: <TransportCaseHead />,
      };
  }
}
