/** Languages in which the site has pages. English is the language of every page that declares none. */
export const locales = ['en', 'uk'] as const;
export type Locale = (typeof locales)[number];

/** Tag with which `Intl` formats each language; British English has the day before the month. */
export const formatTags = { en: 'en-GB', uk: 'uk-UA' } as const satisfies Record<Locale, string>;
