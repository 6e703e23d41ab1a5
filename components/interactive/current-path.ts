let path: string | undefined;
let navigations = 0;

/** Returns the path of the displayed page; on Back and Forward the URL changes before the page does. */
export const currentPath = (): string => path ?? location.pathname;

/** Returns the number of page changes in this document, which identifies a visit to a page even after Back. */
export const navigationId = (): number => navigations;

/** Records the path of a page that has been rendered. */
export function setCurrentPath(pathname: string): void {
  path = pathname;
  navigations += 1;
}
