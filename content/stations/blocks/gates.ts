import type { Text } from '../../text';
import type { BlockHead, Work } from './head';

/** A chamber of the lock flight: three weeks and the proof that opens its gate. */
export interface Gate {
  from: number;
  to: number;
  title: string;
  text: Text;
  work: Work;
  /** What has to exist before the next phase starts. */
  gate: string;
}

/** Phases on one scale of weeks, each closed by a gate. */
export interface GatesBlock extends BlockHead {
  kind: 'gates';
  /** Columns of the scale. */
  weeks: number;
  phases: Gate[];
}
