import { contactEmail } from '@/content/site';

/** Returns a mailto URL for the site's mailbox, with a prefilled subject if given. */
export const mailto = (subject?: string): string =>
  `mailto:${contactEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
