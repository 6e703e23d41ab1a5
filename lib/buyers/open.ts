import { buyerRecords } from '@/content/buyers';
import type { Row } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { fill } from '../text/fill';
import { buyerPath, evidenceOf } from './lines';

/** Every line of the buyers' pages that is not confirmed, by buyer, each with whom to ask; a marking comes before what it needs. */
export function openRow(): Row {
  const facts = buyerRecords
    .map((buyer) => ({
      name: `[${buyer.name}](${buyerPath(buyer.slug)})`,
      lines: evidenceOf(buyer)
        .filter(({ certainty }) => certainty === 'open')
        .map((line) =>
          'needs' in line
            ? { ...line, text: `${line.marking}: ${line.needs}` }
            : { ...line, letter: undefined },
        ),
    }))
    .filter(({ lines }) => lines.length > 0);
  const { hint, lead, ...row } = buyersCopy.open;
  const count = facts.reduce((sum, { lines }) => sum + lines.length, 0);
  return { ...row, answer: fill(hint, { count }), lines: [lead], facts };
}
