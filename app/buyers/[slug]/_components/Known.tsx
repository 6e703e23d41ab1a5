import { Trunk } from '@/components/line/Trunk';
import { TableOfContents } from '@/components/sections/TableOfContents';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { type Buyer, factTopicIds, weaponQuestions } from '@/content/buyers/types';
import { weaponEverywhere } from '@/content/buyers/weapons';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { DueTable } from './DueTable';
import { KnownPart } from './KnownPart';
import { MarksTable } from './MarksTable';
import { NamedLines } from './NamedLines';
import { TopicLines } from './TopicLines';

const {
  topics: titles,
  due: dueCopy,
  exportFrom,
  known,
  notCovered,
  warning,
  weapon: weaponCopy,
} = buyersCopy;

interface KnownProps {
  buyer: Buyer;
  numbers: SourceNumbers;
}

/** The answers, one part per topic, with the list of them on the trunk. */
export function Known({ buyer, numbers }: KnownProps) {
  const { airworthiness, due, group, guides = [], inText: nation, weapon } = buyer;
  const contents = [
    ...factTopicIds.map((id) => ({ id, title: titles[id] })),
    ...(weapon ? [weaponCopy] : []),
    ...(due ? [dueCopy] : []),
    ...guides,
    notCovered,
  ].map(({ id, title }) => ({ id, title }));
  return (
    <section aria-labelledby="known-title" className="relative" data-ground="paper" id={known.id}>
      <Trunk />
      <Frame className="pt-12 pb-12 print:py-3 lg:pt-24 lg:pb-24">
        <Heading id="known-title" level={2} size="sub">
          {fill(group === 'agency' ? known.agency : known.title, { nation })}
        </Heading>
        <div className="mt-8 gap-x-16 print:mt-3 lg:grid lg:grid-cols-contents">
          <div className="z-2 self-start max-lg:mb-8 max-md:hidden print:hidden lg:sticky lg:top-24">
            <TableOfContents
              items={contents}
              summary={fill(buyersCopy.contentsFold, { count: contents.length })}
              title={buyersCopy.contents}
            />
          </div>
          <div className="flex flex-col md:gap-12 print:block print:columns-2 print:gap-x-8">
            {factTopicIds.map((id) => (
              <KnownPart id={id} key={id} short={buyer.topics[id].short} title={titles[id]}>
                {id === 'export' && group === 'nation' && (
                  <p className="max-w-measure pt-3 text-small print:pt-1">{fill(exportFrom, { nation })}</p>
                )}
                <TopicLines buyer={buyer} id={id} numbers={numbers} />
                {id === 'marks' && <MarksTable buyer={buyer} numbers={numbers} />}
              </KnownPart>
            ))}
            {weapon && (
              <KnownPart id={weaponCopy.id} title={weaponCopy.title}>
                <p className="max-w-measure pt-3 text-small print:pt-1">
                  {fill(weaponCopy.lead, { nation, who: weapon.who })}
                </p>
                <NamedLines
                  lines={[
                    ...weaponQuestions.flatMap((question) =>
                      weapon.answers[question].map((line) => ({
                        ...line,
                        name: weaponCopy.questions[question],
                      })),
                    ),
                    weaponEverywhere,
                  ]}
                  numbers={numbers}
                />
              </KnownPart>
            )}
            {due && (
              <KnownPart id={dueCopy.id} title={dueCopy.title}>
                <DueTable items={due} nation={nation} numbers={numbers} />
              </KnownPart>
            )}
            {guides.map(({ id, title, facts, steps = [] }) => (
              <KnownPart id={id} key={id} title={title}>
                <NamedLines lines={facts} numbers={numbers} />
                {steps.length > 0 && <NamedLines lines={steps} numbers={numbers} ordered />}
              </KnownPart>
            ))}
            <KnownPart id={notCovered.id} title={notCovered.title}>
              <p className="max-w-measure py-3 text-small print:py-1">
                {notCovered.text}{' '}
                {airworthiness ? fill(notCovered.office, { office: airworthiness }) : notCovered.noOffice}
              </p>
            </KnownPart>
            <p className="max-w-155 border-fg border-l-8 pl-6 text-body max-md:mt-6">
              <b className="font-bold">{warning.title}</b> <RichText text={warning.text} />
            </p>
          </div>
        </div>
      </Frame>
    </section>
  );
}
