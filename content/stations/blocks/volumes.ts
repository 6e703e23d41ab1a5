import type { Text } from '../../text';
import type { BlockHead, Work } from './head';

/** A fortnight that fills one volume of the case. */
export interface Volume {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
  /** Tick boxes. */
  checklist: string[];
}

/** Phases side by side on one scale of weeks, each with its checklist. */
export interface VolumesBlock extends BlockHead {
  kind: 'volumes';
  weeks: number;
  volumes: Volume[];
}
