import { LetterTools } from '@/components/interactive/LetterTools';
import { Page } from '@/components/layout/Page';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { Head } from '@/components/parts/Head';
import { Letter } from '@/components/parts/Letter';
import { Note } from '@/components/parts/Note';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { Steps } from '@/components/parts/Steps';
import { type Term, Terms } from '@/components/parts/Terms';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { type HomePermit, homePermits, type PermitTime, permitSteps } from '@/content/buyers/permits';
import { weaponEverywhere } from '@/content/buyers/shared';
import { type Buyer, weaponQuestions } from '@/content/buyers/types';
import { checkedOn } from '@/content/certainty';
import { buyersCall } from '@/content/page-copy/buyers';
import { letterWords } from '@/content/page-copy/letters';
import { permitsPage as copy } from '@/content/page-copy/permits';
import { type BuyerLine, lineOf, newestCheck, permitPageLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { askWords } from '@/lib/certainty/words';
import { formatDate, oneWord } from '@/lib/figures/format';
import { letterOf } from '@/lib/letters/letter';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { Line } from '../_components/Line';
import { LineSources } from '../_components/LineSources';
import { Lines } from '../_components/Lines';

export const metadata = pageMetadata('/buyers/permits');

const { facts, letter, steps, seats, elsewhere, armed } = copy;
const lines = permitPageLines();
const numbers = numbersOf(lines);
const others = buyerRecords.filter(
  ({ group, slug }) => group === 'nation' && !homePermits.some(({ home }) => home === slug),
);
const armedNations = buyerRecords.filter(({ weapon }) => weapon);

/** Nations whose office names days for military goods, shortest first. */
const named = homePermits
  .flatMap(({ home, military }) => (military ? [{ country: buyerBySlug[home].name, n: military }] : []))
  .sort((one, other) => one.n - other.n);

const line = (of: BuyerLine) => <Line line={of} numbers={numbers} />;

/** Who licenses what leaves a nation: six steps, the seats we read, and the law on armed drones by nation. */
export default function PermitsPage() {
  return (
    <Page path="/buyers/permits">
      <Head
        crumbs={crumbs('/buyers/permits')}
        facts={[
          {
            term: facts.days,
            text: named.map((each) => fill(facts.daysOf, each)).join(', '),
            note: facts.others,
          },
          { term: facts.first, text: facts.letter },
          { term: facts.home, text: facts.none },
          { term: facts.armed, text: facts.stop },
        ]}
        lead={copy.lead}
        note={fill(checkedOn, { day: oneWord(formatDate(newestCheck(lines))) })}
        title={copy.title}
      >
        <OnThisPage
          items={[
            ...homePermits.map(({ home }) => ({ id: home, title: buyerBySlug[home].name })),
            elsewhere,
            armed,
          ]}
          title={copy.contents}
          titled
        />
      </Head>
      <Band id={steps.id} title={steps.title}>
        <Steps items={permitSteps.map(({ name, text }) => ({ title: name, text }))} />
        <LetterTools words={letterWords}>
          <AnswerFold answer={letter.answer} id="letter-5" name={letter.name} short={letter.short}>
            <Letter letter={letterOf('5')} />
          </AnswerFold>
        </LetterTools>
      </Band>
      <Band ground="tint" id={seats.id} lead={seats.lead} title={seats.title}>
        <div>
          {homePermits.map((permit) => (
            <Seat key={permit.home} permit={permit} />
          ))}
          {others.map(({ name, slug, topics }) => (
            <AnswerFold answer={topics.export.short} id={slug} key={slug} name={name}>
              <Lines lines={topics.export.facts.map(lineOf)} numbers={numbers} />
            </AnswerFold>
          ))}
          <AnswerFold answer={elsewhere.us.answer} name={elsewhere.us.name}>
            <p>
              <RichText text={elsewhere.us.text} />
            </p>
          </AnswerFold>
          <AnswerFold answer={elsewhere.answer} id={elsewhere.id} name={elsewhere.title}>
            <p>
              <RichText text={elsewhere.text} />
            </p>
          </AnswerFold>
        </div>
      </Band>
      <Band id={armed.id} lead={armed.lead} title={armed.title}>
        <Note text={armed.stop} />
        <div>
          {armedNations.map((buyer) => (
            <Weapon buyer={buyer} key={buyer.slug} />
          ))}
        </div>
        <p>{line(weaponEverywhere)}</p>
      </Band>
      <LineSources lines={lines} />
      <ClosingCall {...buyersCall} />
    </Page>
  );
}

/** One seat: office, days, what to file, and what else the nation's own law says beside its first line, the office. */
function Seat({ permit }: { permit: HomePermit }) {
  const { home, office, address, post, file, times, points = [] } = permit;
  const [, ...law] = buyerBySlug[home].topics.export.facts.map(lineOf);
  const items: Term[] = [
    {
      term: seats.office,
      text: (
        <>
          <b>
            <RichText terms={false} text={office} />
          </b>
          {post && `. ${post}`} {address && <AddressLink id={address} />}
        </>
      ),
    },
    { term: seats.days, text: <Times of={times} /> },
    { term: seats.file, text: <Lines lines={file} numbers={numbers} /> },
    { term: seats.also, text: <Lines lines={[...law, ...points]} numbers={numbers} /> },
  ];
  return (
    <AnswerFold answer={answerOf(permit)} id={home} name={buyerBySlug[home].name}>
      <Terms items={items} look="ruled" />
    </AnswerFold>
  );
}

/** Office and days, as sure as the days are; the office alone where nobody names any. */
function answerOf({ home, military: n, times: [{ certainty }] }: HomePermit) {
  const office = buyerBySlug[home].topics.export.short;
  return n ? { text: fill(seats.answer, { office, n: String(n) }), certainty } : office;
}

/** "Military goods: 45", or the office that knows. */
const Times = ({ of }: { of: readonly PermitTime[] }) =>
  of.map((time) => (
    <p key={time.what}>
      {time.certainty === 'open'
        ? askWords(time.ask)
        : line({ ...time, text: fill(seats.daysOf, { n: String(time.days), what: time.what }) })}
    </p>
  ));

/** The law of one nation on making military and armed drones. */
function Weapon({ buyer }: { buyer: Buyer }) {
  const { weapon, name } = buyer;
  if (!weapon) return null;
  const { who, short, answers } = weapon;
  return (
    <AnswerFold answer={short} name={name}>
      <Terms
        items={[
          { term: armed.who, text: who },
          ...weaponQuestions.map((question) => ({
            term: armed.questions[question],
            text: <Lines lines={answers[question]} numbers={numbers} />,
          })),
        ]}
        look="ruled"
      />
    </AnswerFold>
  );
}
