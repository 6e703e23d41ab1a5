import { LetterTools } from '@/components/interactive/LetterTools';
import { Band } from '@/components/parts/Band';
import { LetterButtons, LetterText } from '@/components/parts/Letter';
import { PhoneRows } from '@/components/parts/PhoneRows';
import { RichText } from '@/components/ui/RichText';
import { buyersCopy } from '@/content/page-copy/buyers';
import { letterWords } from '@/content/page-copy/letters';
import { weaponLines } from '@/lib/buyers/lines';
import { citationsOf, type OfBuyer } from '@/lib/buyers/sources';
import { inSentence, letterName } from '@/lib/buyers/words';
import { letterOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';
import { Lines } from '../../_components/Lines';
import { SourceMarks } from '../../_components/SourceMarks';
import { TopicLines } from './TopicRow';

const copy = buyersCopy.answers;

/** May a company from abroad bid, is its drone a weapon there (an agency: which code first), and which letter goes first. */
export function Answers({ buyer, numbers }: OfBuyer) {
  const { topics, weapon } = buyer;
  const letter = letterOf(buyer.letters[0]);
  const topic = (id: 'outside' | 'registration', name: string) => ({
    name,
    answer: topics[id].short,
    text: <TopicLines buyer={buyer} id={id} numbers={numbers} />,
    id,
  });
  return (
    <Band id={copy.id} title={copy.title}>
      <LetterTools words={letterWords}>
        <div data-letter="" id={buyersCopy.links.letters.id}>
          <PhoneRows
            items={[
              topic('outside', buyersCopy.topics.outside),
              weapon
                ? {
                    name: copy.weapon,
                    answer: weapon.short,
                    text: (
                      <>
                        {citationsOf(weapon.short).length > 0 && (
                          <p>
                            {copy.read}
                            <SourceMarks line={weapon.short} numbers={numbers} />
                          </p>
                        )}
                        <Lines lines={weaponLines(weapon).slice(1)} numbers={numbers} />
                        <p>
                          <RichText text={fill(copy.maker, { who: weapon.who })} />
                        </p>
                      </>
                    ),
                  }
                : topic('registration', copy.code),
              {
                name: copy.letter,
                answer: letterName(letter.id) + fill(copy.to, { to: inSentence(letter.to) }),
                text: (
                  <>
                    <p>
                      <b>{letter.title.replace(/\w$/, '$&.')}</b>{' '}
                      {fill(copy.when, { when: inSentence(letter.when) })}
                    </p>
                    <div className="part-letter" data-ground="sheet">
                      <LetterText letter={letter} />
                    </div>
                  </>
                ),
                id: `letter-${letter.id}`,
              },
            ]}
          />
          <LetterButtons letter={letter} />
        </div>
      </LetterTools>
    </Band>
  );
}
