import type { ReactNode } from 'react';
import type { StationBlock } from '@/content/stations/types';
import { CheckGroups } from './blocks/CheckGroups';
import { Clearance } from './blocks/Clearance';
import { CompanyForms } from './blocks/CompanyForms';
import { Completion } from './blocks/Completion';
import { Courses } from './blocks/Courses';
import { Exchange } from './blocks/Exchange';
import { Files } from './blocks/Files';
import { Gates } from './blocks/Gates';
import { LockPins } from './blocks/LockPins';
import { Points } from './blocks/Points';
import { Registrations } from './blocks/Registrations';
import { RequirementLoop } from './blocks/RequirementLoop';
import { Rulebooks } from './blocks/Rulebooks';
import { Standards } from './blocks/Standards';
import { Targets } from './blocks/Targets';
import { Tracks } from './blocks/Tracks';
import { Volumes } from './blocks/Volumes';
import { WeekPlan } from './blocks/WeekPlan';
import { WeekTabs } from './blocks/WeekTabs';

type Kind = StationBlock['kind'];
type BlockOf<K extends Kind> = Extract<StationBlock, { kind: K }>;

/** One component for each kind of block; a kind without one fails the type check. */
const bodies: { [K in Kind]: (props: { block: BlockOf<K> }) => ReactNode } = {
  checklist: CheckGroups,
  clearance: Clearance,
  companyForms: CompanyForms,
  completion: Completion,
  courses: Courses,
  exchange: Exchange,
  files: Files,
  gates: Gates,
  pins: LockPins,
  points: Points,
  registrations: Registrations,
  requirementLoop: RequirementLoop,
  rulebooks: Rulebooks,
  standards: Standards,
  targets: Targets,
  tracks: Tracks,
  volumes: Volumes,
  weekPlan: WeekPlan,
  weekTabs: WeekTabs,
};

/** The content under the heading of a station block. */
export function BlockBody({ block }: { block: StationBlock }) {
  // The record's key ties the component to its kind; the compiler cannot follow a union through the lookup.
  const Body = bodies[block.kind] as (props: { block: StationBlock }) => ReactNode;
  return <Body block={block} />;
}
