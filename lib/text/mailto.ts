import { contactEmail } from '@/content/site';

/** Link that opens an email to the site's mailbox, with a prefilled subject if one is given. */
export const mailto = (subject?: string): string =>
  `mailto:${contactEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
