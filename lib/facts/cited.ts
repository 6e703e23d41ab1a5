import { factLabels } from '@/content/facts/labels';
import { addressHost } from '../addresses/addresses';
import { formatDate, withNoBreakSpaces } from '../figures/format';
import { fill } from '../text/fill';
import { type CitedDocument, documentAddress, editionOf, newestReadingText } from './facts';

/**
 * Returns the day on which most of the sources were checked, the newest of them if several days are equally frequent;
 * undefined if no day is shared.
 */
export function mostFrequentCheck(sources: readonly Pick<CitedDocument, 'checked'>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { checked } of sources) counts.set(checked, (counts.get(checked) ?? 0) + 1);
  const [most] = [...counts].sort(([dayA, a], [dayB, b]) => b - a || dayB.localeCompare(dayA));
  return most && most[1] > 1 ? most[0] : undefined;
}

/**
 * Returns the text after the title of a source: publisher, edition, date and sections; the day of the check unless it is
 * the day of the list, and the newest version we read if it is older; the host of its address.
 */
export function citedAs(source: CitedDocument, listDay?: string): string {
  const address = documentAddress(source.id);
  const checks = [
    source.checked !== listDay &&
      fill(factLabels.checkedOn, { day: withNoBreakSpaces(formatDate(source.checked)) }),
    newestReadingText(source),
  ].filter(Boolean);
  const reference = [source.publisher, editionOf(source), ...source.sections].join(', ');
  const host = address && addressHost(address);
  return [`${[reference, ...checks].join('; ')}.`, host && !reference.includes(host) && host]
    .filter(Boolean)
    .join(' ');
}
