import { contactEmail } from '@/content/site';

/** Link that opens a mail to the site's mailbox, with a prepared subject where one is given. */
export const mailto = (subject?: string): string =>
  `mailto:${contactEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
