import { stationList } from '@/content/stations/heads';
import { cardSize } from '@/lib/metadata/social-card';

/**
 * Lengths in px for the line of a card: trunk below the logo, 45-degree bend, journey to the scale of months,
 * terminal.
 */
export const axis = 132;
export const trunkX = 86;
export const lineY = 476;
export const stopRadius = 28;
export const lineEnd = cardSize.width - 64;

const months = Math.max(...stationList.map((station) => station.months.to));

/** The five stops. The left edge of a stop is the start of its first month. */
export const stops = stationList.map(({ number, months: { from } }) => ({
  number,
  x: axis + stopRadius + ((from - 1) / months) * (lineEnd - axis),
}));
