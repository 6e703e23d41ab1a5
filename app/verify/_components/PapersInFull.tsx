import { Trunk } from '@/components/line/Trunk';
import { TableOfContents } from '@/components/sections/TableOfContents';
import { Frame } from '@/components/ui/Frame';
import { verifyPage } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { fill } from '@/lib/text/fill';
import { PaperInFull } from './PaperInFull';

const { contents, fold } = verifyPage.paper;

/** Every paper in full, with the list of them on the trunk. */
export function PapersInFull() {
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="gap-x-16 pb-section print:py-4 lg:grid lg:grid-cols-contents">
        <div className="z-2 self-start max-lg:mb-10 print:mb-0 lg:sticky lg:top-25 print:static">
          <TableOfContents
            items={papers.map(({ id, name }) => ({ id, title: name }))}
            summary={fill(fold, { count: papers.length })}
            title={contents}
          />
        </div>
        <div className="flex flex-col md:gap-14 lg:gap-18 print:gap-6">
          {papers.map((paper) => (
            <PaperInFull key={paper.id} paper={paper} />
          ))}
        </div>
      </Frame>
    </div>
  );
}
