import type { Point, Text } from '../../text';
import type { BlockHead } from './head';

/** Paragraphs and titled statements. */
export interface PointsBlock extends BlockHead {
  kind: 'points';
  paragraphs?: Text[];
  points: Point[];
}
