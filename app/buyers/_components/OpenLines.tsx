import { AnswerFold } from '@/components/parts/AnswerFold';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { buyerRecords } from '@/content/buyers';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath, openLinesOf } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.open;

/** Every line of the buyers' pages that is not confirmed, by buyer, each with whom to ask. */
export function OpenLines() {
  const open = buyerRecords
    .map((buyer) => ({ buyer, lines: openLinesOf(buyer) }))
    .filter(({ lines }) => lines.length > 0);
  const count = open.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <AnswerFold answer={fill(copy.hint, { count })} id={copy.id} name={copy.title}>
      <p>{copy.lead}</p>
      <Terms
        items={open.map(({ buyer: { slug, name }, lines }) => ({
          term: `[${name}](${buyerPath(slug)})`,
          text: (
            <>
              {lines.map(({ text, ask }, index) => (
                <span className="block" key={index}>
                  <RichText text={text} /> <b>{fill(buyersCopy.askWhom, { whom: ask })}</b>
                </span>
              ))}
            </>
          ),
        }))}
        look="ruled"
      />
    </AnswerFold>
  );
}
