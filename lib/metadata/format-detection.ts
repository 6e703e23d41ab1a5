import type { Metadata } from 'next';

/**
 * Disables automatic link detection on mobile: a clause like 252.204-7012 looks like a telephone number, and a link
 * inserted before hydration makes React render the page again.
 */
export const formatDetection: Metadata['formatDetection'] = {
  telephone: false,
  date: false,
  address: false,
  email: false,
};
