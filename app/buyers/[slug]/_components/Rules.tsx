import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import { RichText } from '@/components/ui/RichText';
import { type Buyer, levels } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { handoversOf } from '@/lib/buyers/handovers';
import type { OfBuyer } from '@/lib/buyers/sources';
import { inSentence } from '@/lib/buyers/words';
import { fill } from '@/lib/text/fill';
import { Line } from '../../_components/Line';
import { GuideRow } from './GuideRow';
import { TopicLines, TopicRow } from './TopicRow';

/** Rules and practice, a row each: tenders, language, markings, export control, papers. */
export function Rules({ buyer, numbers }: OfBuyer) {
  const { due, group, guides = [], inText, topics } = buyer;
  const agency = group === 'agency';
  const tenders = agency ? (['buys', 'tenders'] as const) : (['buys', 'tenders', 'registration'] as const);
  return (
    <Band
      id={copy.known.id}
      size="sub"
      title={fill(agency ? copy.known.agency : copy.known.title, { nation: inText })}
    >
      <div>
        {!due &&
          guides.map((guide) => !guide.rows && <GuideRow guide={guide} key={guide.id} numbers={numbers} />)}
        <AnswerFold answer={topics.tenders.short} name={agency ? copy.topics.tenders : copy.known.tenders}>
          {tenders.map((id) => (
            <div id={id} key={id}>
              <TopicLines buyer={buyer} id={id} numbers={numbers} />
            </div>
          ))}
        </AnswerFold>
        <TopicRow buyer={buyer} id="language" numbers={numbers} />
        <Markings buyer={buyer} numbers={numbers} />
        <TopicRow buyer={buyer} id="export" numbers={numbers} />
        <Papers buyer={buyer} />
      </div>
    </Band>
  );
}

/** Who clears, and the nation's markings with what a company needs for each. */
function Markings({ buyer, numbers }: OfBuyer) {
  const { caption, columns } = copy.markings;
  return (
    <AnswerFold answer={buyer.topics.markings.short} id="marks" name={copy.topics.markings}>
      <TopicLines buyer={buyer} id="markings" numbers={numbers} />
      <DataTable
        caption={fill(caption, { buyer: buyer.inText })}
        columns={[
          { label: columns[0], cell: ({ marking }) => marking, width: 'm' },
          {
            label: columns[1],
            cell: ({ needs, ...row }) => <Line line={{ ...row, text: needs }} numbers={numbers} />,
            phone: 'plain',
          },
          { label: columns[2], cell: ({ decides }) => decides, width: 'm' },
          { label: columns[3], cell: ({ level }) => levels[level - 1] ?? '', width: 'm' },
        ]}
        rows={buyer.markings}
      />
    </AnswerFold>
  );
}

/** The company's papers for this buyer in their order, each with the office that reads it. */
function Papers({ buyer }: { buyer: Buyer }) {
  const { answer, id, more, row, title } = copy.documents;
  const papers = handoversOf(buyer);
  const names = papers.map(({ name }) => name);
  return (
    <AnswerFold
      answer={fill(answer, {
        count: papers.length,
        first: names[0] ?? '',
        last: inSentence(names.at(-1) ?? ''),
      })}
      id={id}
      name={title}
    >
      <PointList
        items={papers.map(({ name, office, note }) => ({ title: name, text: fill(row, { office, note }) }))}
        mark="number"
      />
      <p>
        <RichText text={buyer.due ? more : `${more} ${copy.due.ask}`} />
      </p>
      <p id={copy.notCovered.id}>
        {buyer.airworthiness
          ? fill(copy.notCovered.office, { office: buyer.airworthiness })
          : copy.notCovered.noOffice}
      </p>
    </AnswerFold>
  );
}
