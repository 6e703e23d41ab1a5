import type { Text } from '@/content/text';
import type { BlockHead } from './head';

/** Four requirement cards around a closed line, clockwise. */
export interface RequirementLoopBlock extends BlockHead {
  kind: 'requirementLoop';
  requirements: [LoopCard, LoopCard, LoopCard, LoopCard];
}

/** A requirement: what it asks, and what shows that it is met. */
export interface LoopCard {
  title: string;
  text: Text;
  proof: string;
}
