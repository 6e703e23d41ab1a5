/** Width of the axis in its own px, those of a phone's column, and the height of a bar. */
export const width = 350;
export const height = 16;

/** Place of a month on an axis of so many. */
export const placeOn = (span: number) => (month: number) => Math.round((month / span) * width * 10) / 10;
