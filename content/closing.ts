import type { Text } from './text';

/** The call that closes most pages; its second heading line and actions are the same everywhere. */
export const closingCall = {
  title: 'Next stop: your free assessment',
  text: 'Tell us what you build and who you want to sell to. We tell you which certifications that takes, in which order, and what the journey costs.' satisfies Text,
  actions: [
    { label: 'Free assessment', href: '/contact' },
    { label: 'Schedule demo', href: '/contact' },
  ],
} as const;
