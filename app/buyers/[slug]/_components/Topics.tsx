import { Trunk } from '@/components/line/Trunk';
import { TableOfContents } from '@/components/sections/TableOfContents';
import { Frame } from '@/components/ui/Frame';
import { RichText } from '@/components/ui/RichText';
import { type Buyer, topicIds } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { certaintyCounts } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';
import { CertaintyKey } from '../../_components/CertaintyKey';
import { TopicSection } from './TopicSection';

const { topics: titles, asked, seats, warning } = buyersCopy;

/** The answers, one section per topic, with the list of them on the trunk. */
export function Topics({ buyer }: { buyer: Buyer }) {
  const contents = [
    ...topicIds.map((id) => ({ id, title: titles[id] })),
    { id: asked.id, title: asked.title },
    { id: seats.id, title: seats.title },
  ];
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="gap-x-16 pt-11 pb-21 print:py-4 lg:grid lg:grid-cols-contents lg:pt-26 lg:pb-30">
        <div className="z-2 self-start max-lg:mb-14 print:mb-0 lg:sticky lg:top-25 print:static">
          <TableOfContents
            items={contents}
            summary={fill(buyersCopy.contentsFold, { count: contents.length })}
            title={buyersCopy.contents}
          />
        </div>
        <div className="flex flex-col md:gap-14 lg:gap-18 print:gap-6">
          <div className="max-md:pb-9">
            <CertaintyKey counts={certaintyCounts(buyer)} />
          </div>
          {topicIds.map((id) => (
            <TopicSection buyer={buyer} id={id} key={id} />
          ))}
          <p className="max-w-155 border-fg border-l-8 pl-6 text-copy max-md:mt-10">
            <b className="font-bold">{warning.title}</b> <RichText text={warning.text} />
          </p>
        </div>
      </Frame>
    </div>
  );
}
