import { LetterTools } from '@/components/interactive/LetterTools';
import { LetterBlock } from '@/components/sections/letter/LetterBlock';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { letterWords } from '@/content/page-copy/letters';
import { siteUrl } from '@/content/site';
import { letterOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.letters;

/** Letters for this buyer, folded to their subjects. */
export function BuyerLetters({ buyer }: { buyer: Buyer }) {
  return (
    <>
      <Section className="print:hidden" ground="tint" id={copy.id} labelledBy="letters-title" pad="part">
        <Heading id="letters-title" level={2} size="sub">
          {fill(copy.title, { buyer: buyer.inText })}
        </Heading>
        <LetterTools words={letterWords}>
          <Fold className="mt-6" title={fill(copy.fold, { count: buyer.letters.length })}>
            <p className="max-w-measure text-body max-md:pt-4 md:pb-6">{copy.lead}</p>
            <ul className="grid items-start gap-x-12 gap-y-4 max-md:pt-4 lg:grid-cols-2">
              {buyer.letters.map((id) => (
                <li className="scroll-mt-24" id={`letter-${id}`} key={id}>
                  <LetterBlock letter={letterOf(id)} />
                </li>
              ))}
            </ul>
          </Fold>
        </LetterTools>
        <TextLink className="mt-6 text-small" href="/letters">
          {copy.all}
        </TextLink>
      </Section>
      <p className="hidden pl-axis print:block print:text-small">
        {fill(copy.onPaper, {
          buyer: buyer.inText,
          letters: buyer.letters.join(', '),
          address: `${siteUrl}/letters`.replace('https://', ''),
        })}
      </p>
    </>
  );
}
