import type { Work } from './blocks';
import type { StepState } from './types';

/** Words that the five station pages share; what differs is in the records. */
export const stationLabels = {
  thisStation: 'This station',
  nextStation: 'Next station',
  timeline: 'Timeline',
  progress: 'Progress of the journey',
  /** Over the steps, which stand for nobody’s own progress. */
  progressExample: 'Example: a company that has come this far',
  /** Where the indicator calls the current station by another name than the menus. */
  twoNames: '{progress} here and {name} everywhere else are one station.' as const,
  steps: {
    completed: 'Completed',
    current: 'Current station',
    pending: 'Pending',
  } satisfies Record<StepState, string>,
  facts: { weeks: 'Working time', months: 'In the journey', feeds: 'Prepares for' },
  sidebar: {
    label: 'About this station',
    fold: 'The five stations',
    title: 'Your journey',
    deliverables: 'Deliverables',
  },
  /** The four fields of a piece of work, in the order in which they are read. */
  work: {
    handOver: 'You hand over',
    owner: 'Who does it',
    produces: 'It produces',
    feeds: 'Feeds',
  } satisfies Record<keyof Work, string>,
  clearance: ['Level', 'NATO', 'Denmark', 'European Union'],
  question: 'Question',
  completed: 'completed',
  courses: { caption: 'Work in each phase', course: 'Phase' },
  from: 'From: {source}',
  gate: 'Gate',
  subject: 'Subject',
  /** Titles of what is folded on the phone: items by their number, and the work of a phase. */
  points: '{count} points in full',
  standards: 'The {count} standards in full',
  items: '{count} items',
  ruleFacts: '{count} facts, dated',
  workFold: 'Who does what, and what it feeds',
  /** A target of none. */
  zero: 'Zero',
  /** Under a gauge: its ends, and what its bar means. */
  gauge: ['0%', 'bar: target met', '100%'],
  outputs: 'On file when the phase ends',
} as const;
