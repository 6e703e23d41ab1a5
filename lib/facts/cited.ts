import { factLabels } from '@/content/facts/labels';
import { addressHost } from '../addresses/addresses';
import { formatDate, withNoBreakSpaces } from '../figures/format';
import { fill } from '../text/fill';
import { type CitedDocument, documentAddress, editionOf, newestReadingText } from './facts';

/**
 * Returns the text after the title of a source: publisher, edition, date and sections; the day of the check, and the
 * newest version we read if it is older; the host of its address.
 */
export function citedAs(source: CitedDocument): string {
  const address = documentAddress(source.id);
  const checks = [
    fill(factLabels.checkedOn, { day: withNoBreakSpaces(formatDate(source.checked)) }),
    newestReadingText(source),
  ].filter(Boolean);
  const reference = [source.publisher, editionOf(source), ...source.sections].join(', ');
  return [`${reference}; ${checks.join('; ')}.`, address && addressHost(address)].filter(Boolean).join(' ');
}
