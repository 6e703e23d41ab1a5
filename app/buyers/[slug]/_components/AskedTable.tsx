import { clsx } from 'clsx';
import { Certainty } from '@/components/ui/Certainty';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { TextLink } from '@/components/ui/TextLink';
import type { Buyer } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { buyersCopy } from '@/content/page-copy/buyers';
import { planCopy } from '@/content/page-copy/planner';
import { stageWords } from '@/content/planner/stages';
import { type Asked, askedBy, askedProducts, droneMaker, droneSentence } from '@/lib/buyers/asked';
import { toFragment } from '@/lib/planner/link/to-fragment';
import { fill } from '@/lib/text/fill';
import { VerdictMark } from '../../_components/VerdictMark';

const copy = buyersCopy.asked;

/** Which certifications the buyer asks for, by product, as the planner's rules have it. */
export function AskedTable({ buyer }: { buyer: Buyer }) {
  const names = { buyer: buyer.inText };
  const all = askedBy(buyer.code);
  const notAsked = all.filter(({ verdicts }) =>
    askedProducts.every((each) => verdicts[each] === 'not-needed'),
  );
  return (
    <Section id={copy.id} labelledBy="certifications-title" pad="part">
      <Heading id="certifications-title" level={2} size="sub">
        {copy.title}
      </Heading>
      <Fold className="mt-4" title={fill(copy.caption, names)}>
        <p className="max-w-measure pb-6 text-body max-md:pt-4 print:pb-2">
          <RichText terms={false} text={fill(copy.lead, names)} />
        </p>
        <StackedTable
          caption={fill(copy.caption, names)}
          className="asked-rows"
          from="lg"
          columns={[
            { label: copy.certification, className: 'lg:w-[16%]' },
            ...askedProducts.map((product) => ({ label: copy.products[product], className: 'lg:w-[12%]' })),
            { label: copy.why },
          ]}
          rows={all
            .filter((each) => !notAsked.includes(each))
            .map(({ certification, verdicts, reasons, stage }) => ({
              key: certification,
              header: (
                <a className="underline underline-offset-link" href={certificationPath(certification)}>
                  {certificationBySlug[certification].title}
                </a>
              ),
              cells: [
                ...askedProducts.map((product) => (
                  <span className="flex gap-2" key={product}>
                    <VerdictMark verdict={verdicts[product]} /> {planCopy.verdicts[verdicts[product]]}
                  </span>
                )),
                <div className="text-small" key="why">
                  {reasons.map((reason) => (
                    <Reason key={reason.text} {...reason} />
                  ))}
                  {stage && stage !== 'ask' && (
                    <p className="mt-1 text-muted">{fill(copy.stage, { stage: stageWords[stage] })}</p>
                  )}
                </div>,
              ],
            }))}
        />
        <p className="mt-3 text-small text-muted">{copy.stageOpen}</p>
        {notAsked.length > 0 && (
          <div className="mt-4 text-small print:mt-2">
            <h3 className="font-bold text-small">{copy.notAsked}</h3>
            <dl className="mt-1 grid gap-x-8 gap-y-1 md:grid-cols-2">
              {notAsked.map(({ certification, reasons }) => (
                <div key={certification}>
                  <dt className="inline font-bold">
                    <a className="underline underline-offset-link" href={certificationPath(certification)}>
                      {certificationBySlug[certification].title}
                    </a>
                    :
                  </dt>{' '}
                  <dd className="inline">
                    {reasons.map((reason) => (
                      <Reason inline key={reason.text} {...reason} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Fold>
      <p className="mt-8 print:mt-4 max-w-measure text-body">
        {copy.example}{' '}
        <b className="font-bold">
          <RichText terms={false} text={droneSentence(buyer.code)} />
        </b>{' '}
        <a
          className="underline underline-offset-link"
          href={`/planner#${toFragment(droneMaker(buyer.code))}`}
        >
          {copy.open}
        </a>
      </p>
      <TextLink className="mt-6 print:hidden" href={`/planner#${toFragment({ buyers: [buyer.code] })}`}>
        {fill(copy.link, names)}
      </TextLink>
    </Section>
  );
}

/** A reason of the planner's rules; a word follows where the rule was not read at its source. */
function Reason({ text, certainty, inline }: Asked['reasons'][number] & { inline?: boolean }) {
  const Block = inline ? 'span' : 'p';
  return (
    <Block className={clsx(!inline && 'not-first:mt-2')}>
      <RichText text={text} />
      {/* A rule that is open already says what to ask. */}
      <Certainty of={certainty} office={copy.project} />{' '}
    </Block>
  );
}
