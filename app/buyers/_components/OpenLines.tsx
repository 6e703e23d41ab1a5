import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
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
    <Section id={copy.id} labelledBy="open-title" pad="part">
      <Heading id="open-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead">{fill(copy.lead, { count })}</p>
      <Fold className="mt-9 print:mt-4" title={copy.title}>
        <dl className="border-fg md:border-t-2">
          {open.map(({ buyer: { slug, name }, lines }) => (
            <div
              className="grid gap-x-8 gap-y-2 print:gap-y-0.5 border-rule border-b py-4 print:py-2 md:grid-cols-kind"
              key={slug}
            >
              <dt className="font-bold">
                <a className="underline underline-offset-link" href={buyerPath(slug)}>
                  {name}
                </a>
              </dt>
              {lines.map(({ text, ask }) => (
                <dd className="text-small md:col-start-2" key={text}>
                  <RichText text={text} />{' '}
                  <b className="font-bold">{fill(buyersCopy.askWhom, { whom: ask })}</b>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}
