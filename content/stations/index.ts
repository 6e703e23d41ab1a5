import { defenseStandards } from './defense-standards';
import { foundation } from './foundation';
import { natoReady } from './nato-ready';
import { quality } from './quality';
import { security } from './security';
import type { StationSlug } from './slugs';
import type { Station } from './types';

/** Station records by slug, in the order of the journey. */
export const stations: Record<StationSlug, Station> = {
  foundation,
  security,
  quality,
  'defense-standards': defenseStandards,
  'nato-ready': natoReady,
};
