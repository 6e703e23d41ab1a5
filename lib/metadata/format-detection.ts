import type { Metadata } from 'next';

/**
 * Asks phones to leave the text alone: a clause like 252.204-7012 looks to them like a telephone number, and a link of
 * theirs around it comes before React does, which then renders the page again.
 */
export const formatDetection: Metadata['formatDetection'] = {
  telephone: false,
  date: false,
  address: false,
  email: false,
};
