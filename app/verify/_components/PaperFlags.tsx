import { verifyPage } from '@/content/page-copy/verify';
import { redFlags } from '@/content/verify/flags';
import type { Paper } from '@/content/verify/types';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** The red flags of a paper by their numbers, which lead to the list of all. */
export function PaperFlags({ flags }: Pick<Paper, 'flags'>) {
  return (
    <ul className="text-small md:columns-2 md:gap-x-8 print:flex print:flex-wrap print:gap-x-4">
      {flags.map((number) => (
        <li className="break-inside-avoid py-0.5" key={number}>
          <a className="word-link inline-block min-h-6" href={`#red-flag-${number}`}>
            {fill(verifyPage.paper.flag, { number })}
          </a>
          <span className="print:hidden">: {plainText(redFlags[number - 1]?.text ?? '')}</span>
        </li>
      ))}
    </ul>
  );
}
