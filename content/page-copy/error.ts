/** Copy of the page shown after a script error. */
export const errorPage = { title: 'This page did not load', action: 'Load it again' } as const;
