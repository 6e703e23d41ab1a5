import { denmark } from './denmark';
import { estonia } from './estonia';
import { finland } from './finland';
import { germany } from './germany';
import type { AgencySlug, NationSlug } from './list';
import { lithuania } from './lithuania';
import { ncia } from './ncia';
import { netherlands } from './netherlands';
import { norway } from './norway';
import { nspa } from './nspa';
import { poland } from './poland';
import { sweden } from './sweden';
import type { BuyerRecord, NationRecord } from './types';
import { ukraine } from './ukraine';
import { unitedKingdom } from './united-kingdom';

/** Record of each buyer, by slug. */
export const records: Readonly<Record<NationSlug, NationRecord> & Record<AgencySlug, BuyerRecord>> = {
  germany,
  denmark,
  poland,
  lithuania,
  'united-kingdom': unitedKingdom,
  netherlands,
  norway,
  sweden,
  finland,
  estonia,
  ukraine,
  nspa,
  ncia,
};
