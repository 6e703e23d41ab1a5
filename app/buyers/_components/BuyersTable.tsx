import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { buyerRecords } from '@/content/buyers';
import type { Buyer, TopicId } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { buyersCopy } from '@/content/page-copy/buyers';
import { planCopy } from '@/content/page-copy/planner';
import type { Verdict } from '@/content/planner/types';
import { askedOfAll, strongestOf } from '@/lib/buyers/asked';
import { buyerPath, evidenceOf, lineOf, oldestCheck } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.table;
const before = ['buys', 'tenders', 'inspects', 'marks'] as const satisfies TopicId[];
const codes = buyerRecords.map(({ code }) => code);
const titles = (...verdicts: Verdict[]) =>
  askedOfAll(codes, verdicts)
    .map((slug) => certificationBySlug[slug].title)
    .join(', ');

/** The short comparison: one row per buyer with verdicts; on the phone its name and its buying office. */
export function BuyersTable() {
  return (
    <Section labelledBy="buyers" pad="part">
      <Heading id="buyers" level={2}>
        {fill(copy.title, { count: buyerRecords.length })}
      </Heading>
      <p className="mt-5 mb-7 max-w-measure text-body">
        {copy.lead} {fill(copy.same, { asks: titles('needed', 'usual'), open: titles('ask') })}
      </p>
      <StackedTable
        caption={copy.caption}
        className="buyer-rows print:[&>tbody]:columns-2"
        columns={[
          { label: copy.buyer, className: 'lg:w-[11%]' },
          ...before.map((id) => ({ label: id === 'marks' ? copy.clears : buyersCopy.officeRoles[id] })),
          { label: copy.restricted, className: 'lg:w-[16%]' },
          { label: buyersCopy.topics.language },
          { label: copy.aqap, className: 'lg:w-[8%]' },
        ]}
        from="lg"
        look="dense"
        rows={buyerRecords.map((buyer) => ({
          key: buyer.slug,
          header: (
            <a className="underline underline-offset-link" href={buyerPath(buyer.slug)}>
              {buyer.name}
            </a>
          ),
          cells: [
            ...before.map((id) => <Answer buyer={buyer} id={id} key={id} />),
            <span className="text-label" key="restricted">
              <RichText terms={false} text={buyer.marks[0].mark} />{' '}
              <b className="block">{buyersCopy.lowestMark[buyer.lowestMark]}</b>
            </span>,
            <Answer buyer={buyer} id="language" key="language" />,
            <b className="text-label" key="aqap">
              {planCopy.verdicts[strongestOf(buyer.code, 'aqap2110')]}
            </b>,
          ],
        }))}
      />
      <p className="mt-6 text-label text-muted">
        <RichText text={fill(copy.checked, { date: `{${oldestCheck(buyerRecords.flatMap(evidenceOf))}}` })} />
      </p>
      <p className="mt-3 max-w-measure text-body">
        <RichText text={copy.others} />
      </p>
    </Section>
  );
}

/** The short answer, and a word where it was not read at its source. */
function Answer({ buyer, id }: { buyer: Buyer; id: TopicId }) {
  const { short, facts } = buyer.topics[id];
  const word = copy.sure[lineOf(facts[0]).certainty];
  return (
    <span className="text-label [overflow-wrap:anywhere]">
      <RichText terms={false} text={short} />{' '}
      {word && <span className="block text-caption text-muted">{word}</span>}
    </span>
  );
}
