import { verifyPage } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { PaperInFull } from './PaperInFull';

const { contents } = verifyPage.paper;

/** Every paper in full, each in a row of its own. */
export function PapersInFull() {
  return (
    <>
      <p className="mt-12 font-bold text-label max-lg:hidden print:hidden">{contents}</p>
      <div className="border-fg border-t-2 max-lg:mt-8 lg:mt-3">
        {papers.map((paper) => (
          <PaperInFull key={paper.id} paper={paper} />
        ))}
      </div>
    </>
  );
}
