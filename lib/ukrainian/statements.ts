import { buyerRecords } from '@/content/buyers';
import { homePermits } from '@/content/buyers/permits';
import { everywhere } from '@/content/buyers/shared';
import type { BuyerFact } from '@/content/buyers/types';
import type { Certainty } from '@/content/certainty';
import { type TranslatedStatement, ukrainianPage } from '@/content/page-copy/ukrainian';
import type { Text } from '@/content/text';
import { withCertainty } from '../certainty/certainty-labels';
import { newestCheck } from '../content/statements';
import { walk } from '../content/walk';

/** Returns the English statement of this name, which several buyers can share. Throws if there is none. */
export function originalOf(name: string): BuyerFact {
  const statement = walk([buyerRecords, homePermits, everywhere]).find(
    (node): node is BuyerFact =>
      typeof node === 'object' && 'translatedAs' in node && node.translatedAs === name,
  );
  if (!statement) throw new Error(`no statement about a buyer has the name "${name}"`);
  return statement;
}

/** Returns a translated statement with the certainty of the English one. */
export const translated = ({ text, of }: TranslatedStatement): Text =>
  withCertainty(text, originalOf(of).certainty);

/** Returns every translated statement in a value, at any depth. */
export const translatedIn = (value: unknown): TranslatedStatement[] =>
  walk(value).filter((node): node is TranslatedStatement => typeof node === 'object' && 'of' in node);

/** The times of an export permit in Ukraine. */
const permitTimes = homePermits.find(({ home }) => home === 'ukraine')?.times ?? [];

/** The English statements that the page translates. */
export const ukrainianOriginals = [
  ...translatedIn(ukrainianPage).map(({ of }) => originalOf(of)),
  ...permitTimes,
];

/** ISO day of the newest check of the statements on the page. */
export const ukrainianChecked = newestCheck(ukrainianOriginals) ?? '';

/** Certainty of the days that Ukraine's export office takes; throws if it differs between them. */
export const permitDaysCertainty: Certainty = (() => {
  const [certainty, ...others] = new Set(permitTimes.map((time) => time.certainty));
  if (!certainty || others.length > 0) throw new Error('the days of an export permit differ in certainty');
  return certainty;
})();
