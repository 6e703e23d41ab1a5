import type { Month } from '../engine/types';
import { LinkReader, type ReadLink } from './link-reader';
import { keyOf } from './to-fragment';

/** Decoded once; a broken escape stays as it is and is then unknown. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

function readOnce(fragment: string, today: Month): ReadLink {
  const pieces = fragment.split('&').filter(Boolean);
  const pairs = pieces.map((piece) => {
    const [name = '', ...rest] = piece.split('=');
    return [piece, decoded(name), decoded(rest.join('='))] as const;
  });
  const isNew = pairs.some(([, name]) => name === keyOf.usItem || name === keyOf.usPerson);
  const reader = new LinkReader(today, isNew);
  for (const pair of pairs) reader.read(...pair);
  return reader.finish();
}

const makesPlan = ({ answers: { buyers, products } }: ReadLink) => buyers.length > 0 && products.length > 0;

/**
 * Answers of a fragment, the questions it answers, and what could not be kept; anything it does not mention is left
 * open. A link that was encoded once more on its way is decoded once more, if that makes a plan.
 */
export function fromFragment(fragment: string, today: Month): ReadLink {
  const link = readOnce(fragment, today);
  if (makesPlan(link)) return link;
  const again = readOnce(decoded(fragment).replaceAll('&amp;', '&'), today);
  return makesPlan(again) ? again : link;
}
