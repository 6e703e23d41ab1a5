import type { Text } from '../../text';
import type { Range } from '../../units';
import type { BlockHead } from './head';

/** A success metric: always a target, never a result. */
export interface Target {
  name: string;
  /** How the figure is read. */
  text: Text;
  /** at-least 95%, reduction of 70%, improvement of 25%, or none at all. */
  aim: 'at-least' | 'reduction' | 'improvement' | 'none';
  /** Absent for `none` (zero). */
  value?: Range<'percent'>;
}

/** Targets with a gauge from 0 to 100. */
export interface TargetsBlock extends BlockHead {
  kind: 'targets';
  targets: Target[];
}
