import type { StepState } from './types';

/** Copy shared by the station pages; the records contain the rest. */
export const stationLabels = {
  /** Heading of the link to the next station. */
  next: 'Next station: {number} {name}',
  timeline: 'Timeline',
  progress: 'Progress of the journey',
  /** Note above the steps, which do not show the progress of a real company. */
  progressExample: 'This example shows a company at this station',
  /** Note where the progress indicator and the menus use different names for the station. */
  twoNames: 'This station is called {progress} in the progress bar and {name} everywhere else.' as const,
  steps: { completed: 'Completed', current: 'Current station', pending: 'Pending' } satisfies Record<
    StepState,
    string
  >,
  facts: { weeks: 'Working time', months: 'When in the journey', feeds: 'Prepares for' },
  sidebar: { label: 'About this station', title: 'Your journey', deliverables: 'Deliverables' },
  /** Labels of a phase's fields, in display order. */
  work: { title: 'Who does what', handOver: 'You hand over', owner: 'Who does it', outputs: 'It produces' },
  /** Figure of a target of `none`. */
  zero: 'Zero',
  outputs: 'Results on file',
} as const;
