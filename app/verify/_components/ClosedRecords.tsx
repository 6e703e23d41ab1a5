import { SectionHead } from '@/components/sections/SectionHead';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { closedRecords } from '@/content/verify/contract';
import { Said } from './Said';

const { title, lead } = verifyPage.closed;

/** Papers without any public look-up. */
export function ClosedRecords() {
  return (
    <Section labelledBy="closed" pad="part">
      <SectionHead id="closed" lead={lead} title={title} />
      <dl className="mt-10 grid gap-x-12 border-fg border-t-2 lg:grid-cols-3">
        {closedRecords.map(({ title: name, statement }) => (
          <div className="border-rule border-b py-4" key={name}>
            <dt className="text-h4">{name}</dt>
            <dd className="mt-1 text-small">
              <Said of={statement} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
