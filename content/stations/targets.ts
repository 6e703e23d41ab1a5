import { percent } from '../units';
import type { Target } from './blocks';

/**
 * Success metrics of the Quality station (specification, section 9), shown on its page and on a slide of the home page.
 */
export const qualityTargets: readonly Target[] = [
  {
    name: 'Customer satisfaction',
    text: 'The target is at least this share of satisfied answers in your own customer survey.',
    aim: 'at-least',
    value: percent(95),
  },
  {
    name: 'Non-conformity reduction',
    text: 'The target is this much below the peak of your own log. The count of a new system rises first, because your people now write down every fault.',
    aim: 'reduction',
    value: percent(70),
  },
  {
    name: 'Process efficiency improvement',
    text: 'The target is this much above your first measurement, in lead time or yield.',
    aim: 'improvement',
    value: percent(25),
  },
  {
    name: 'Major audit findings',
    text: 'The target is no major finding in the certification audit.',
    aim: 'none',
  },
];
