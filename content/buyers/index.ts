import { denmark } from './denmark';
import { estonia } from './estonia';
import { finland } from './finland';
import { germany } from './germany';
import { lithuania } from './lithuania';
import { ncia } from './ncia';
import { netherlands } from './netherlands';
import { norway } from './norway';
import { nspa } from './nspa';
import { poland } from './poland';
import { type BuyerSlug, buyerSlugs } from './slugs';
import { sweden } from './sweden';
import type { Buyer } from './types';
import { ukraine } from './ukraine';
import { unitedKingdom } from './united-kingdom';

/** Buyers by slug. */
export const buyerBySlug = {
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
} satisfies Record<BuyerSlug, Buyer>;

/** All buyers with a page, in the order of the comparison. */
export const buyerRecords: readonly Buyer[] = buyerSlugs.map((slug) => buyerBySlug[slug]);
