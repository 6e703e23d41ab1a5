/** Words of the page that replaces one whose script failed. */
export const errorPage = { title: 'This page did not load', action: 'Load it again' } as const;
