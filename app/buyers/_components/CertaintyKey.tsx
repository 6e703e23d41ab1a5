import { buyerCertainties } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { EvidenceMark } from './EvidenceMark';

/** What the four glyphs mean; with `counts`, how many lines of the page have each. */
export function CertaintyKey({ counts }: { counts?: Readonly<Record<string, number>> }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 text-label">
      {buyerCertainties.map((certainty) => (
        <li className="flex gap-2.5" key={certainty}>
          <EvidenceMark certainty={certainty} />
          <span>
            {counts && <b className="font-extrabold tabular-nums">{counts[certainty]}</b>}{' '}
            {buyersCopy.key[certainty]}
          </span>
        </li>
      ))}
    </ul>
  );
}
