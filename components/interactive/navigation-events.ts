/** Events on window between navigation and preloader; the first says in its detail how: push, replace or traverse. */
export const navigationStart = 'site:navigation-start';
export const navigationEnd = 'site:navigation-end';
