/** Size in px of the picture of a guide's first page, A4 upright: twice what the page shows. */
export const firstPageSize = { width: 320, height: 453 } as const;
