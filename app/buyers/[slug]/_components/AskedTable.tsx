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
import { askedBy, askedProducts, droneMaker, droneSentence } from '@/lib/buyers/asked';
import { toFragment } from '@/lib/planner/link/fragment';
import { fill } from '@/lib/text/fill';
import { VerdictMark } from '../../_components/VerdictMark';

const copy = buyersCopy.asked;

/** Which certifications the buyer asks for, by product, as the planner's rules have it. */
export function AskedTable({ buyer }: { buyer: Buyer }) {
  const names = { buyer: buyer.inText };
  return (
    <Section id={copy.id} labelledBy="certifications-title" pad="part">
      <Heading id="certifications-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead">{fill(copy.lead, names)}</p>
      <Fold className="mt-9" title={fill(copy.caption, names)}>
        <StackedTable
          caption={fill(copy.caption, names)}
          className="print:[&_tbody_tr]:py-2! md:max-lg:[&_td:last-child]:col-span-full md:max-lg:[&_td:not(:last-child)]:block! md:max-lg:[&_tbody_th]:col-span-full md:max-lg:[&_tbody_tr]:grid! md:max-lg:[&_tbody_tr]:grid-cols-4"
          from="lg"
          columns={[
            { label: copy.certification, className: 'lg:w-[16%]' },
            ...askedProducts.map((product) => ({ label: copy.products[product], className: 'lg:w-[12%]' })),
            { label: copy.why },
          ]}
          rows={askedBy(buyer.code).map(({ certification, verdicts, reasons }) => ({
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
              <span className="text-label" key="why">
                {reasons.map((reason) => (
                  <span className="block not-first:mt-1.5" key={reason}>
                    <RichText text={reason} />
                  </span>
                ))}
              </span>,
            ],
          }))}
        />
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
