import type { StepState } from './types';

/** Words that the five station pages share; what differs is in the records. */
export const stationLabels = {
  /** Heading of the way onward. */
  next: 'Next station: {number} {name}',
  timeline: 'Timeline',
  progress: 'Progress of the journey',
  /** Over the steps, which stand for nobody’s own progress. */
  progressExample: 'Example: a company that has come this far',
  /** Where the indicator calls the current station by another name than the menus. */
  twoNames: '{progress} here and {name} everywhere else are one station.' as const,
  steps: { completed: 'Completed', current: 'Current station', pending: 'Pending' } satisfies Record<
    StepState,
    string
  >,
  facts: { weeks: 'Working time', months: 'In the journey', feeds: 'Prepares for' },
  sidebar: { label: 'About this station', title: 'Your journey', deliverables: 'Deliverables' },
  /** What is said of a phase, in the order in which it is read. */
  work: { handOver: 'You hand over', owner: 'Who does it', produces: 'It produces' },
  /** A target of none. */
  zero: 'Zero',
  outputs: 'On file when the phase ends',
} as const;
