import { quality } from './quality';
import { security } from './security';
import type { StationSlug } from './slugs';
import type { Station } from './types';

/** The station records by slug, in the order of the journey. */
export const stations: Partial<Record<StationSlug, Station>> = { security, quality };
