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
import { plainText } from '../text/rich-text';

/** The English statements that the page in Ukrainian can translate. */
const statements = walk([buyerRecords, homePermits, everywhere]).filter(
  (node): node is BuyerFact => typeof node === 'object' && 'text' in node && 'checked' in node,
);

/** Returns the English statement that begins with these words. Throws if there is none, or if two differ in certainty. */
export function originalOf(start: string): BuyerFact {
  const [statement, ...others] = statements.filter(({ text }) => plainText(text).startsWith(start));
  if (!statement) throw new Error(`no statement about a buyer begins with "${start}"`);
  if (others.some(({ certainty }) => certainty !== statement.certainty))
    throw new Error(`statements that begin with "${start}" differ in certainty`);
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
