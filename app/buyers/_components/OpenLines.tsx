import { FoldRow } from '@/components/sections/FoldRow';
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
    <FoldRow hint={fill(copy.hint, { count })} title={copy.title}>
      <div className="pb-8 print:pb-2" id={copy.id}>
        <p className="max-w-measure text-body">{copy.lead}</p>
        <dl className="mt-4 print:mt-1 print:columns-2 print:gap-x-8">
          {open.map(({ buyer: { slug, name }, lines }) => (
            <div
              className="grid gap-x-8 gap-y-2 border-rule border-t py-4 md:grid-cols-kind print:block print:py-1 print:text-caption"
              key={slug}
            >
              <dt className="font-bold">
                <a className="underline underline-offset-link" href={buyerPath(slug)}>
                  {name}
                </a>
              </dt>
              {lines.map(({ text, ask }) => (
                <dd className="text-small md:col-start-2 print:text-caption" key={text}>
                  <RichText text={text} />{' '}
                  <b className="font-bold">{fill(buyersCopy.askWhom, { whom: ask })}</b>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </FoldRow>
  );
}
