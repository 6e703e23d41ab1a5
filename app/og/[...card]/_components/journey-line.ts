import { stationList } from '@/content/stations/heads';
import { cardSize } from '@/lib/metadata/social-card';

// The line of a card: trunk below the logo, 45-degree bend, journey to the scale of months, terminal. Lengths are in px.

/** Left edge of the texts. */
export const axis = 132;
/** Center of the trunk. */
export const trunkX = 86;
/** Center of the journey, from the top. */
export const lineY = 476;
/** Outer radius of a stop. */
export const stopRadius = 28;
/** Right end of the journey, at the terminal. */
export const lineEnd = cardSize.width - 64;

const months = Math.max(...stationList.map((station) => station.months.to));

/** The five stops. The left edge of a stop is the start of its first month. */
export const stops = stationList.map(({ number, months: { from } }) => ({
  number,
  x: axis + stopRadius + ((from - 1) / months) * (lineEnd - axis),
}));
