import type { ComponentProps } from 'react';
import { Letter } from '@/components/parts/Letter';
import { ResponsiveList } from '@/components/parts/ResponsiveList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { buyerRecords } from '@/content/buyers';
import type { Buyer } from '@/content/buyers/types';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import { contactLines } from '@/lib/addresses/contacts';
import { letterName } from '@/lib/buyers/words';
import { letterById, recipientInSentence } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.answers;

interface AnswersProps {
  title: string;
  rows: ComponentProps<typeof ResponsiveList>['items'];
  /** The letter to send first: shown in full, or linked if several buyers share it. */
  letter: LetterId;
  /** The text for buyers where the first letter depends on the nation of the company. */
  byNation?: Buyer['letterByNation'];
}

/** Returns whether several buyers have this letter as their first. */
const isShared = (id: LetterId) => buyerRecords.filter(({ letters: [first] }) => first === id).length > 1;

/** Renders the answers on which a company decides whether to proceed, and the letter to send first. */
export function MainAnswers({ title, rows, letter: id, byNation }: AnswersProps) {
  const letter = letterById(id);
  const shared = isShared(id);
  return (
    <Section id={copy.id} title={title}>
      <ResponsiveList
        items={[
          ...rows,
          {
            name: copy.letter,
            answer: (byNation?.answer ?? letterName(id)) + fill(copy.to, { to: recipientInSentence(letter) }),
            text: (
              <>
                <p>
                  <b className="block">{letter.title}</b> {!shared && letter.when}
                </p>
                <RichContent content={letter.contact ? contactLines(letter.contact) : []} />
                {byNation && (
                  <p>
                    <RichContent content={byNation.more} />
                  </p>
                )}
                <div className="mt-3" id={`letter-${id}`}>
                  {shared ? (
                    <ButtonLink href={`/letters#letter-${id}`} size="small" variant="ink">
                      {fill(copy.open, { id })}
                    </ButtonLink>
                  ) : (
                    <Letter letter={letter} />
                  )}
                </div>
              </>
            ),
            id: buyersCopy.links.letters.id,
          },
        ]}
      />
    </Section>
  );
}
