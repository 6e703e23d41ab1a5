/** Path of the displayed page; on back and forward the address changes before the page does. */
let path: string | undefined;

export const currentPath = (): string => path ?? location.pathname;

/** Called when a page has been rendered. */
export function setCurrentPath(pathname: string): void {
  path = pathname;
}
