/** Path of the displayed page; on back and forward the address changes before the page does. */
let path: string | undefined;
let visit = 0;

export const currentPath = (): string => path ?? location.pathname;

/** Number of the displayed page in this document: another after every change, also when an earlier page comes back. */
export const navigationId = (): number => visit;

/** Called when a page has been rendered. */
export function setCurrentPath(pathname: string): void {
  path = pathname;
  visit += 1;
}
