/** Scale and axes of the caliper, in the drawing's own units. */
export const zero = 64;
export const beam = { top: 44, bottom: 100, end: 1264 };
export const axis = 212;
/** Where a number of weeks ends on the beam: 98 a week. */
export const x = (weeks: number) => zero + weeks * 98;
