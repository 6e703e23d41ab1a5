import { cache } from 'react';
import type { Locale } from '@/content/locales';

/** One state per rendered page. */
const state = cache((): { locale: Locale } => ({ locale: 'en' }));

/** Sets the language of the page that is rendered, for the figures, dates and labels in its texts. */
export function setPageLocale(locale: Locale): void {
  state().locale = locale;
}

/** Returns the language of the page that is rendered. The header and the footer are English on every page. */
export const pageLocale = (): Locale => state().locale;
