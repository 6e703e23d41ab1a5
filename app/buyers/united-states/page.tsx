import { LetterTools } from '@/components/interactive/LetterTools';
import { Page } from '@/components/layout/Page';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { DataTable } from '@/components/parts/DataTable';
import { Head } from '@/components/parts/Head';
import { Letter } from '@/components/parts/Letter';
import { LinkRows } from '@/components/parts/LinkRows';
import { Part } from '@/components/parts/Part';
import { PointList } from '@/components/parts/PointList';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import { type BuyerEntry, topicIds } from '@/content/buyers/types';
import {
  firstAnswers,
  offerFile,
  orderSteps,
  orderTimes,
  type PartsRule,
  partsOpen,
  partsRules,
  timeOpen,
  unitedStates,
  usOffices,
  usTopics,
} from '@/content/buyers/united-states';
import { checkedOn } from '@/content/certainty';
import { facts } from '@/content/facts';
import { buyersCall, buyersCopy } from '@/content/page-copy/buyers';
import { letterCopyWords as letterNames, letterWords } from '@/content/page-copy/letters';
import { unitedStatesCopy as copy } from '@/content/page-copy/united-states';
import { lineOf, newestCheck } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { usLines } from '@/lib/buyers/united-states';
import { formatDate, oneWord } from '@/lib/figures/format';
import { letterOf } from '@/lib/letters/letter';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { rulePath } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { Line } from '../_components/Line';
import { LineSources } from '../_components/LineSources';
import { Lines } from '../_components/Lines';
import '@/app/styles/buyers.css';

const path = '/buyers/united-states';
export const metadata = pageMetadata(path);

const lines = usLines();
const numbers = numbersOf(lines);
const points = (of: readonly BuyerEntry[]) => (
  <PointList items={of.map(lineOf).map((line) => <Line key={line.text} line={line} numbers={numbers} />)} />
);
const { answers, letter, parts, steps, offer, times, known, offices, more } = copy;
const letterName = (id: string) => fill(letterNames.name, { id });

/** A first order from the United States: level, license and parts, in the order of work. */
export default function UnitedStatesPage() {
  return (
    <Page path={path}>
      <div className="buyer-page">
        <Head
          crumbs={crumbs(path)}
          facts={copy.facts}
          lead={unitedStates.lead}
          note={fill(checkedOn, { day: oneWord(formatDate(newestCheck(lines))) })}
          size="display"
          title={unitedStates.title}
        />
        <Band id={answers.id} title={answers.title}>
          <Terms
            items={firstAnswers.map(({ question, answer, lines: of }) => ({
              term: question,
              text: (
                <>
                  <b>
                    <RichText text={answer} />
                  </b>{' '}
                  <Lines lines={of.map(lineOf)} numbers={numbers} />
                </>
              ),
            }))}
            look="rows"
          />
          <LetterTools words={letterWords}>
            <Part id={letter.id} level={3} title={letter.title}>
              <Letter letter={letterOf(unitedStates.letter)} />
            </Part>
          </LetterTools>
        </Band>
        <Band ground="tint" id={parts.id} title={parts.title}>
          <DataTable
            caption={parts.title}
            columns={[
              { label: parts.columns[0], cell: ruleName, width: 'm' },
              { label: parts.columns[1], cell: (row) => row.parts },
              {
                label: parts.columns[2],
                cell: ({ from, fact }) => ({ text: from, certainty: facts[fact].certainty }),
                phone: 'line',
                width: 'm',
              },
              { label: parts.columns[3], cell: ({ show }) => show },
            ]}
            rows={partsRules}
          />
          <AnswerFold answer={parts.open.answer} name={parts.open.name}>
            {points([...partsOpen, { fact: 'blue-list' }])}
          </AnswerFold>
        </Band>
        <Band id={steps.id} title={steps.title}>
          <Steps
            items={orderSteps.map(({ title, text, paper }) => ({
              title,
              text: paper ? text + fill(steps.paper, { paper }) : text,
            }))}
            line
          />
          <AnswerFold answer={offer.answer} id={offer.id} name={offer.name}>
            <PointList items={offerFile} mark="number" />
          </AnswerFold>
          <AnswerFold answer={times.answer} id={times.id} name={times.name}>
            <Terms items={orderTimes.map(({ what, ...text }) => ({ term: what, text }))} look="ruled" />
            {points(timeOpen)}
          </AnswerFold>
        </Band>
        <Band id={known.id} size="sub" title={known.title}>
          <div>
            {topicIds.map((id) => {
              const topic = usTopics[id];
              return (
                topic && (
                  <AnswerFold
                    answer={topic.short}
                    id={id}
                    key={id}
                    name={known.names[id] ?? buyersCopy.topics[id]}
                  >
                    {points(topic.facts)}
                  </AnswerFold>
                )
              );
            })}
            <AnswerFold answer={offices.answer} id={offices.id} name={offices.name}>
              <Terms
                items={usOffices.map(({ what, offices: at }) => ({
                  term: what,
                  text: (
                    <>
                      {at.map(([name, address]) => (
                        <p key={name}>
                          <AddressLink className="inline-block py-1" id={address}>
                            {name}
                          </AddressLink>
                        </p>
                      ))}
                    </>
                  ),
                }))}
                look="ruled"
              />
            </AnswerFold>
          </div>
        </Band>
        <LineSources lines={lines}>
          <LinkRows
            rows={[
              {
                name: more.name,
                links: [
                  ...unitedStates.otherLetters.map((id) => ({
                    label: letterName(id),
                    href: `/letters#letter-${id}`,
                  })),
                  { label: more.permits, href: '/buyers/permits' },
                  { label: more.all, href: '/buyers' },
                ],
              },
            ]}
          />
        </LineSources>
        <ClosingCall {...buyersCall} />
      </div>
    </Page>
  );
}

/** The rule, linked to its place in the register where it has one. */
function ruleName({ name, fact }: PartsRule) {
  return 'lane' in facts[fact] ? (
    <a className="word-link" href={rulePath(fact)}>
      {name}
    </a>
  ) : (
    name
  );
}
