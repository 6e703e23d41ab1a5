/** Window event at the start of a client-side navigation; its detail is the type: push, replace or traverse. */
export const navigationStart = 'site:navigation-start';
/** Window event when the new page has been rendered. */
export const navigationEnd = 'site:navigation-end';
