import type { ReactNode } from 'react';
import { LetterTools } from '@/components/interactive/LetterTools';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { DataTable } from '@/components/parts/DataTable';
import { Head } from '@/components/parts/Head';
import { Letter } from '@/components/parts/Letter';
import { LinkRows } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { type Term, Terms } from '@/components/parts/Terms';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { AddressLink } from '@/components/ui/AddressLink';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { buyerRecords } from '@/content/buyers';
import {
  aqapTopicIds,
  type Buyer,
  type BuyerFact,
  type DueItem,
  type Guide,
  levels,
  type TopicId,
} from '@/content/buyers/types';
import { checkedOn } from '@/content/certainty';
import { buyersCall, buyersCopy as copy } from '@/content/page-copy/buyers';
import { letterCopyWords, letterWords } from '@/content/page-copy/letters';
import { droneTotal } from '@/lib/buyers/asked';
import { handoversOf } from '@/lib/buyers/handovers';
import { droneAsks } from '@/lib/buyers/head';
import {
  buyerPath,
  homesOf,
  letterFor,
  lineOf,
  newestCheck,
  ownEntries,
  printedLines,
  weaponLines,
} from '@/lib/buyers/lines';
import { numbersOf, type SourceNumbers } from '@/lib/buyers/sources';
import { formatDate, oneWord } from '@/lib/figures/format';
import { letterOf } from '@/lib/letters/letter';
import { crumbs } from '@/lib/pages/registry';
import { monthsText, usdText } from '@/lib/planner/words/figures';
import { fill } from '@/lib/text/fill';
import { Line } from '../../_components/Line';
import { LineSources } from '../../_components/LineSources';
import { Lines } from '../../_components/Lines';
import { moneyRow, permitRow } from '../../_components/PermitLinks';
import { BuyerNetwork } from './BuyerNetwork';

interface OfBuyer {
  buyer: Buyer;
  numbers: SourceNumbers;
}

const letterName = (id: string) => fill(letterCopyWords.name, { id });

/** One buyer: the three answers, the lit route, offices, AQAP, what is due when, rules and practice, links. */
export function BuyerPage({ buyer }: { buyer: Buyer }) {
  const lines = printedLines(buyer);
  const numbers = numbersOf(lines);
  const { group, guides = [], inText, letters, slug } = buyer;
  const agency = group === 'agency';
  // The head has where tenders appear.
  const offices = buyer.offices.filter(({ topic }) => topic !== 'tenders');
  const rowGuides = guides.filter(({ ways }) => !ways);
  return (
    <div className="buyer-page">
      <Head
        crumbs={crumbs(`/buyers/${slug}`)}
        facts={headFacts(buyer)}
        lead={buyer.lead}
        note={fill(checkedOn, { day: oneWord(formatDate(newestCheck(lines))) })}
        size="display"
        title={fill(copy.title, { buyer: inText })}
      />
      <Answers buyer={buyer} numbers={numbers} />
      <BuyerNetwork buyer={buyer} />
      <Band id={copy.offices.id} size="sub" title={copy.offices.title}>
        <Terms items={offices.map((office) => officeRow(buyer, office))} look="rows" />
      </Band>
      {guides.map((guide) => guide.ways && <Ways guide={guide} key={guide.id} numbers={numbers} />)}
      <Band
        id={copy.aqap.id}
        size="sub"
        title={fill(agency ? copy.aqap.agency : copy.aqap.title, { nation: inText })}
      >
        <div>
          {aqapTopicIds.map((id) => (
            <TopicRow buyer={buyer} id={id} key={id} numbers={numbers} />
          ))}
        </div>
      </Band>
      {buyer.due && (
        <Band id={copy.due.id} title={copy.due.title}>
          <DueTable items={buyer.due} nation={inText} numbers={numbers} />
          <div>
            {rowGuides.map((guide) => (
              <GuideRow guide={guide} key={guide.id} numbers={numbers} />
            ))}
          </div>
          <p>{copy.due.note}</p>
        </Band>
      )}
      <Band
        id={copy.known.id}
        size="sub"
        title={fill(agency ? copy.known.agency : copy.known.title, { nation: inText })}
      >
        <div>
          {!buyer.due &&
            rowGuides.map((guide) => <GuideRow guide={guide} key={guide.id} numbers={numbers} />)}
          <AnswerFold
            answer={buyer.topics.tenders.short}
            name={agency ? copy.topics.tenders : copy.known.tenders}
          >
            <TopicPart buyer={buyer} id="buys" numbers={numbers} />
            <TopicPart buyer={buyer} id="tenders" numbers={numbers} />
            {!agency && <TopicPart buyer={buyer} id="registration" numbers={numbers} />}
          </AnswerFold>
          <TopicRow buyer={buyer} id="language" numbers={numbers} />
          <Marks buyer={buyer} numbers={numbers} />
          <TopicRow buyer={buyer} id="export" numbers={numbers} />
          <Papers buyer={buyer} />
        </div>
      </Band>
      <LineSources lines={lines} note={<RichText text={copy.warning} />}>
        <LinkRows
          current={buyerPath(slug)}
          rows={[
            permitRow,
            ...(agency ? [] : [moneyRow]),
            {
              name: copy.links.letters.name,
              links: [
                ...letters.slice(1).map((id) => ({
                  label: letterName(id),
                  href: `/letters#letter-${id}`,
                  id: `letter-${id}`,
                })),
                { label: copy.links.letters.all, href: '/letters' },
              ],
            },
            {
              ...copy.links.buyers,
              links: [
                ...buyerRecords
                  .filter((other) => other !== buyer)
                  .map((other) => ({ label: other.name, href: buyerPath(other.slug) })),
                { label: copy.links.unitedStates, href: '/buyers/united-states' },
                { label: copy.links.buyers.all, href: '/buyers' },
              ],
            },
          ]}
        />
      </LineSources>
      <ClosingCall {...buyersCall} />
    </div>
  );
}

/** What a buyer asks a drone maker for, the effort, where clearance (an agency: registration) starts, where tenders appear. */
function headFacts({ code, marks, clearanceFrom, lowestMark, offices, topics }: Buyer): Term[] {
  const { facts } = copy;
  const { asks, open } = droneAsks(code);
  const { months, usd } = droneTotal(code);
  const from = marks.find(({ level }) => level === clearanceFrom);
  const portal = offices.find(({ topic }) => topic === 'tenders')?.address;
  return [
    { term: facts.asks, text: asks, note: fill(facts.askAlso, { count: open }) },
    { term: facts.effort, text: `${monthsText(months)}, ${usdText(usd)}`, note: facts.effortNote },
    from
      ? {
          term: facts.clearance,
          text: from.mark,
          note: fill(facts.lowest, { verdict: copy.lowestMark[lowestMark] }),
        }
      : { term: facts.registration, text: topics.registration.short },
    {
      term: facts.tenders,
      text: topics.tenders.short,
      note: portal && <AddressLink id={portal} />,
    },
  ];
}

/** Words that start a line of their own, inside a sentence; a name keeps its capital. */
const inSentence = (text: string) =>
  text.replace(/^(The|A|Before|Within|Where|When|Once|Your) /, (word) => word.toLowerCase());

/** May a company from abroad bid, is its drone a weapon there (an agency: which code first), and which letter goes first. */
function Answers({ buyer, numbers }: OfBuyer) {
  const { answers } = copy;
  const { weapon } = buyer;
  const letter = letterOf(buyer.letters[0]);
  const second: Term = weapon
    ? {
        term: answers.weapon,
        text: (
          <>
            <Lines lines={[weapon.short]} numbers={numbers} strong />
            <Ground>
              <Lines lines={weaponLines(weapon).slice(1)} numbers={numbers} />
              <p>
                <RichText text={fill(answers.maker, { who: weapon.who })} />
              </p>
            </Ground>
          </>
        ),
      }
    : {
        term: answers.code,
        text: <Answered buyer={buyer} id="registration" numbers={numbers} />,
        id: 'registration',
      };
  return (
    <Band id={answers.id} title={answers.title}>
      <Terms
        items={[
          {
            term: copy.topics.outside,
            text: <Answered buyer={buyer} id="outside" numbers={numbers} />,
            id: 'outside',
          },
          second,
          {
            term: answers.letter,
            text: (
              <>
                <b>
                  <a className="word-link" href={`#letter-${letter.id}`}>
                    {letterName(letter.id)}
                  </a>
                  {fill(answers.to, { to: inSentence(letter.to) })}
                </b>
              </>
            ),
          },
        ]}
        look="rows"
      />
      <LetterTools words={letterWords}>
        <div id={copy.links.letters.id}>
          <div id={`letter-${letter.id}`}>
            <Letter
              fold={{ name: letter.title, lead: fill(answers.when, { when: inSentence(letter.when) }) }}
              letter={letter}
            />
          </div>
        </div>
      </LetterTools>
    </Band>
  );
}

/** The answer in bold, then what it rests on. */
function Answered({ buyer, id, numbers }: OfBuyer & { id: TopicId }) {
  const lines = ownEntries(buyer, id).map(lineOf);
  return (
    <>
      <p>
        <b>
          <RichText terms={false} text={buyer.topics[id].short} />
        </b>
      </p>
      {(lines.length > 0 || homesOf(buyer, id).length > 0) && (
        <Ground>
          <Lines letter={letterFor(buyer, id)} lines={lines} numbers={numbers} />
          <Homes buyer={buyer} id={id} />
        </Ground>
      )}
    </>
  );
}

/** What an answer rests on: folded on the phone. */
const Ground = ({ children }: { children: ReactNode }) => (
  <Fold compact title={copy.answers.ground}>
    {children}
  </Fold>
);

/** Where the statements stand that hold for several buyers. */
function Homes({ buyer, id }: { buyer: Buyer; id: TopicId }) {
  const homes = homesOf(buyer, id);
  if (homes.length === 0) return null;
  return (
    <p>
      {copy.shared}{' '}
      {homes.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a className="word-link" href={href}>
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}

/** What an office does, its name and post, its address on the web and the letter for it. */
function officeRow(buyer: Buyer, { topic, name, address, post }: Buyer['offices'][number]): Term {
  const letter = letterFor(buyer, topic);
  return {
    term: copy.officeRoles[topic],
    text: (
      <>
        <RichText terms={false} text={name} />
        {post && `. ${post}`}
        {letter && (
          <>
            {'. '}
            <a className="word-link" href={`#letter-${letter}`}>
              {letterName(letter)}
            </a>
          </>
        )}
      </>
    ),
    link: address ? <AddressLink id={address} /> : <RichText text={copy.offices.noAddress[buyer.group]} />,
  };
}

/** One of several topics of a row. */
const TopicPart = ({ buyer, id, numbers }: OfBuyer & { id: TopicId }) => (
  <div id={id}>
    <Lines letter={letterFor(buyer, id)} lines={ownEntries(buyer, id).map(lineOf)} numbers={numbers} />
    <Homes buyer={buyer} id={id} />
  </div>
);

/** A topic as a row: its short answer, the buyer's own statements, and where the shared ones stand. */
function TopicRow({ buyer, id, numbers }: OfBuyer & { id: TopicId }) {
  return (
    <AnswerFold answer={buyer.topics[id].short} id={id} name={copy.topics[id]}>
      <Lines letter={letterFor(buyer, id)} lines={ownEntries(buyer, id).map(lineOf)} numbers={numbers} />
      <Homes buyer={buyer} id={id} />
      {id === 'clause' && (
        <p>
          <RichText text={copy.aqap.gap} />
        </p>
      )}
      {id === 'export' && buyer.group === 'nation' && (
        <p>
          <a className="word-link" href={`/buyers/permits#${buyer.slug}`}>
            {fill(copy.exportFrom, { nation: buyer.inText })}
          </a>
        </p>
      )}
    </AnswerFold>
  );
}

interface GuideProps {
  guide: Guide;
  numbers: SourceNumbers;
}

const points = (lines: readonly BuyerFact[], numbers: SourceNumbers) =>
  lines.map((line, index) => <Line key={index} line={line} numbers={numbers} />);

/** What a buyer's topics are too short for, as a row: named statements, then steps. */
function GuideRow({ guide: { id, title, answer, facts = [], steps = [] }, numbers }: GuideProps) {
  return (
    <AnswerFold answer={answer} id={id} name={title}>
      {facts.length > 0 && (
        <Terms
          items={facts.map(({ name, ...line }) => ({
            term: name,
            text: <Line line={line} numbers={numbers} />,
          }))}
          look="ruled"
        />
      )}
      {steps.length > 0 && <PointList columns={2} items={points(steps, numbers)} mark="number" />}
    </AnswerFold>
  );
}

/** Ways in, a row each. */
function Ways({ guide: { id, title, answer, ways = [] }, numbers }: GuideProps) {
  return (
    <Band id={id} lead={answer} title={title}>
      <div>
        {ways.map(({ name, answer: way, facts }) => (
          <AnswerFold answer={way} key={name} name={name}>
            <Lines lines={facts} numbers={numbers} />
          </AnswerFold>
        ))}
      </div>
    </Band>
  );
}

/** What must exist at tender, at award and at delivery; on the phone the last two open. */
function DueTable({
  items,
  nation,
  numbers,
}: {
  items: readonly DueItem[];
  nation: string;
  numbers: SourceNumbers;
}) {
  const { caption, moments, none, what } = copy.due;
  const cell = (line?: BuyerFact) => (line ? <Line line={line} numbers={numbers} /> : none);
  return (
    <DataTable
      caption={fill(caption, { nation })}
      columns={[
        { label: what, cell: () => '', width: 'm' },
        { label: moments.tender, cell: ({ at }) => cell(at.tender) },
        { label: moments.award, cell: ({ at }) => cell(at.award), phone: 'more' },
        { label: moments.delivery, cell: ({ at }) => cell(at.delivery), phone: 'more' },
      ]}
      opens={(item) => item.what}
      rows={items}
    />
  );
}

/** Who clears, and the nation's markings with what a company needs for each. */
function Marks({ buyer, numbers }: OfBuyer) {
  const { caption, columns } = copy.marks;
  return (
    <AnswerFold answer={buyer.topics.marks.short} id="marks" name={copy.topics.marks}>
      <Lines
        letter={letterFor(buyer, 'marks')}
        lines={ownEntries(buyer, 'marks').map(lineOf)}
        numbers={numbers}
      />
      <DataTable
        caption={fill(caption, { buyer: buyer.inText })}
        columns={[
          { label: columns[0], cell: ({ mark }) => mark, width: 'm' },
          {
            label: columns[1],
            cell: ({ needs, ...row }) => <Line line={{ ...row, text: needs }} numbers={numbers} />,
            phone: 'plain',
          },
          { label: columns[2], cell: ({ decides }) => decides, width: 'm' },
          { label: columns[3], cell: ({ level }) => levels[level - 1] ?? '', width: 'm' },
        ]}
        rows={buyer.marks}
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
