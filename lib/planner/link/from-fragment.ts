import type { Month } from '../engine/types';
import { LinkReader, type ReadLink } from './link-reader';

/** Decodes a part of the fragment; returns it unchanged if an escape is malformed, and it is then reported as unknown. */
function decode(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

function readOnce(fragment: string, today: Month): ReadLink {
  const pieces = fragment.split('&').filter(Boolean);
  const reader = new LinkReader(today);
  for (const piece of pieces) {
    const [name = '', ...rest] = piece.split('=');
    reader.read(piece, decode(name), decode(rest.join('=')));
  }
  return reader.finish();
}

const isComplete = ({ answers: { buyers, products } }: ReadLink) => buyers.length > 0 && products.length > 0;

/**
 * Reads the answers in a fragment, the questions it answers, and notices about parts that could not be used; missing
 * questions stay open. If the fragment gives no plan, it is decoded a second time, in case it was encoded twice.
 */
export function fromFragment(fragment: string, today: Month): ReadLink {
  const link = readOnce(fragment, today);
  if (isComplete(link)) return link;
  const secondPass = readOnce(decode(fragment).replaceAll('&amp;', '&'), today);
  return isComplete(secondPass) ? secondPass : link;
}
