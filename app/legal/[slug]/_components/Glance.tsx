import { RichText } from '@/components/ui/RichText';
import { legalLabels } from '@/content/legal/labels';
import type { LegalDocument } from '@/content/legal/types';
import { sectionNumber } from '@/lib/legal/numbering';
import { fill } from '@/lib/text/fill';

/** The figures of the text in a grid; each label links to the section that states it. */
export function Glance({ document }: { document: LegalDocument }) {
  return (
    <section aria-labelledby="glance" className="max-w-229">
      <h2 className="mb-3 text-name" id="glance">
        {legalLabels.glance}
      </h2>
      <dl className="grid grid-cols-2 border-fg border-t-2 md:grid-cols-4">
        {document.glance.map(({ value, label, section }) => (
          <div
            className="flex flex-col-reverse justify-end border-rule border-b pt-3 pr-4 pb-3 md:pt-4 md:pb-6 even:border-l even:pl-4 md:not-nth-[4n+1]:border-l md:not-nth-[4n+1]:pl-4"
            key={label}
          >
            <dt className="text-small text-muted">
              <RichText text={label} terms={false} />,{' '}
              <a className="inline-block py-0.5 underline underline-offset-link" href={`#${section}`}>
                {fill(legalLabels.sectionBeside, { number: sectionNumber(document.sections, section) })}
              </a>
            </dt>
            <dd className="mb-2 text-sub tabular-nums">
              <RichText text={value} terms={false} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
