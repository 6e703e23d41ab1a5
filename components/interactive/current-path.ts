/** Path of the page that is shown; on back and forward the address changes before the page does. */
let path: string | undefined;

export const currentPath = (): string => path ?? location.pathname;

/** Called when a page has been put in place. */
export function setCurrentPath(pathname: string): void {
  path = pathname;
}
