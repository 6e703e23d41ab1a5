import type { ReactNode } from 'react';
import type { StationBlock } from '@/content/stations/types';
import { CheckGroups } from './blocks/CheckGroups';
import { Deliverables } from './blocks/Deliverables';
import { LockPins } from './blocks/LockPins';
import { Points } from './blocks/Points';
import { RequirementLoop } from './blocks/RequirementLoop';
import { Standards } from './blocks/Standards';
import { Targets } from './blocks/Targets';
import { WeekPlan } from './blocks/WeekPlan';
import { WeekTabs } from './blocks/WeekTabs';

type Kind = StationBlock['kind'];
type BlockOf<K extends Kind> = Extract<StationBlock, { kind: K }>;

/** One component for each kind of block; a kind without one fails the type check. */
const bodies: { [K in Kind]?: (props: { block: BlockOf<K> }) => ReactNode } = {
  checklist: CheckGroups,
  deliverables: Deliverables,
  pins: LockPins,
  points: Points,
  requirementLoop: RequirementLoop,
  standards: Standards,
  targets: Targets,
  weekPlan: WeekPlan,
  weekTabs: WeekTabs,
};

/** What stands under the heading of a station block. */
export function BlockBody({ block }: { block: StationBlock }) {
  // The key of the record ties the component to its kind; the compiler cannot follow a union through the lookup.
  const Body = bodies[block.kind] as ((props: { block: StationBlock }) => ReactNode) | undefined;
  return Body ? <Body block={block} /> : null;
}
