/** Size in px of the picture of a guide's first page, A4 upright: twice what the page shows. */
export const firstPageSize = { width: 272, height: 385 } as const;
