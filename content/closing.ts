import { responseTimeText } from './constants';
import type { LabeledLink, Text, TitledText } from './text';

/** Call to action at the end of a page. */
export type Call = TitledText & { actions: readonly LabeledLink[] };

/** Call that closes most pages; its second heading line and its actions never vary. */
export const closingCall = {
  title: 'Free assessment of the certifications you need',
  text: `${responseTimeText}.` satisfies Text,
  actions: [
    { label: 'Free assessment', href: '/contact' },
    { label: 'Schedule demo', href: '/contact' },
  ],
} as const;

/** Call on the investment page, for companies and for investors. */
export const investmentCall: Call = {
  title: 'Ask for an investor introduction',
  text: 'Tell us about your company, or what you invest in, and name the amount and the buyer. Leave out classified and export-controlled details.',
  actions: [{ label: 'Contact us about investment', href: '/contact' }],
};

/** Call on the announcement page of Training & Support. */
export const trainingCall: Call = {
  title: 'Tell us which course you need',
  text: 'Tell us which standard your team works with and which course you need. We will write to you when there is a date.',
  actions: [{ label: 'Write to us', href: '/contact' }],
};
