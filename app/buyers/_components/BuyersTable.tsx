import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { buyerRecords } from '@/content/buyers';
import type { BuyerCertainty, TopicId } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';
import { askedBy } from '@/lib/buyers/asked';
import { buyerPath, lineOf, oldestCheck } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';
import { CertaintyKey } from './CertaintyKey';
import { EvidenceMark } from './EvidenceMark';

const copy = buyersCopy.table;
const before = ['buys', 'tenders', 'inspects', 'marks'] as const satisfies TopicId[];

/** The short comparison: one row per buyer, each answer with its certainty. */
export function BuyersTable() {
  return (
    <Section labelledBy="buyers" pad="part">
      <Heading id="buyers" level={2}>
        {fill(copy.title, { count: buyerRecords.length })}
      </Heading>
      <p className="mt-5 mb-9 max-w-measure text-lead">{copy.lead}</p>
      <CertaintyKey />
      <StackedTable
        caption={copy.caption}
        className="mt-9 print:[&>tbody]:columns-2"
        columns={[
          { label: copy.buyer, className: 'lg:w-[11%]' },
          ...before.map((id) => ({ label: id === 'marks' ? copy.clears : buyersCopy.topics[id] })),
          { label: copy.restricted, className: 'lg:w-[19%]' },
          { label: buyersCopy.topics.language },
          { label: copy.asks },
        ]}
        from="lg"
        look="dense"
        rows={buyerRecords.map(({ slug, name, code, topics, marks }) => ({
          key: slug,
          header: (
            <a className="underline underline-offset-link" href={buyerPath(slug)}>
              {name}
            </a>
          ),
          cells: [
            ...before.map((id) => (
              <Answer certainty={lineOf(topics[id].facts[0]).certainty} key={id} text={topics[id].short} />
            )),
            <Answer
              certainty={marks[0].certainty}
              key="restricted"
              text={`${marks[0].mark}: ${marks[0].needs}`}
            />,
            <Answer
              certainty={lineOf(topics.language.facts[0]).certainty}
              key="language"
              text={topics.language.short}
            />,
            askedBy(code)
              .filter(({ verdicts }) => verdicts.drones === 'needed' || verdicts.drones === 'usual')
              .map(({ certification }) => certificationBySlug[certification].title)
              .join(', '),
          ],
        }))}
      />
      <p className="mt-6 text-label text-muted">
        <RichText text={fill(copy.checked, { date: `{${oldestCheck(buyerRecords)}}` })} />
      </p>
      <p className="mt-3 max-w-measure text-body">
        <RichText text={copy.others} />
      </p>
    </Section>
  );
}

function Answer({ certainty, text }: { certainty: BuyerCertainty; text: Text }) {
  return (
    <span className="flex gap-2 text-label [overflow-wrap:anywhere]">
      <EvidenceMark certainty={certainty} />
      <span>
        <span className="sr-only">{buyersCopy.certainty[certainty]}: </span>
        <RichText terms={false} text={text} />
      </span>
    </span>
  );
}
