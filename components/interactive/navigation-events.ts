/** Events on window between navigation and preloader. */
export const navigationStart = 'site:navigation-start';
export const navigationEnd = 'site:navigation-end';
