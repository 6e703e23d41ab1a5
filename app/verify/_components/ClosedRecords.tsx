import { RichText } from '@/components/ui/RichText';
import { verifyPage } from '@/content/page-copy/verify';
import { closedRecords } from '@/content/verify/contract';
import { Said } from './Said';

const { title, lead } = verifyPage.closed;

/** Papers without any public look-up. */
export function ClosedRecords() {
  return (
    <section aria-labelledby="closed" className="mt-12 print:mt-4 print:break-inside-avoid">
      <h3 className="text-name" id="closed">
        {title}
      </h3>
      <p className="mt-1 text-muted">
        <RichText text={lead} />
      </p>
      <dl className="mt-4 grid gap-x-12 border-fg border-t-2 lg:grid-cols-3 print:grid-cols-3">
        {closedRecords.map(({ title: name, statement }) => (
          <div className="border-rule border-b py-3" key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="mt-0.5 text-small">
              <Said of={statement} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
