import type { Text } from '../../text';
import type { BlockHead } from './head';

/** The checklist drawn as the pins of a lock; `length` is the pin's height in the drawing of the page head too. */
export interface PinsBlock extends BlockHead {
  kind: 'pins';
  pins: {
    title: string;
    text: Text;
    /** Record that shows the pin is at the line. */
    proof: string;
    length: number;
  }[];
}
