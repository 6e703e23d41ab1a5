import type { Text } from '../../text';
import type { BlockHead, Work } from './head';

/** Numbered documents or results, each with the work behind it. */
export interface DeliverablesBlock extends BlockHead {
  kind: 'deliverables';
  items: { title: string; text: Text; work?: Work }[];
}
