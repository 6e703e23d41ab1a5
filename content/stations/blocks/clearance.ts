import type { Text } from '../../text';
import type { BlockHead } from './head';

/** A classification level with its names. */
export interface ClearanceLevel {
  /** Short name, as the specification writes it. */
  name: string;
  /** What disclosure at this level would mean. */
  text: Text;
  nato: string;
  denmark: string;
  eu: string;
}

/** Clearance levels as nested rooms, lowest and widest first, with a table of their names. */
export interface ClearanceBlock extends BlockHead {
  kind: 'clearance';
  caption: string;
  levels: [ClearanceLevel, ClearanceLevel, ClearanceLevel];
  notes: Text[];
}
