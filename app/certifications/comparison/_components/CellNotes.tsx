import { Checked } from '@/components/sections/Checked';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { budgetLine, cellNotes } from '@/content/page-copy/comparison';

/** What an expert would add to the cells, one note a certification. */
export function CellNotes() {
  return (
    <div className="pb-section mt-8 md:mt-12 lg:mt-16">
      <h2 className="text-sub max-md:sr-only">{cellNotes.title}</h2>
      <Fold title={cellNotes.title}>
        <dl className="grid gap-x-12 border-fg md:mt-6 md:grid-cols-2 md:border-t-2">
          {cellNotes.points.map(({ title, text }) => (
            <div className="border-rule border-b py-4" key={title}>
              <dt className="text-name">{title}</dt>
              <dd className="mt-1 text-muted text-small">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <Checked className="mt-4" of={cellNotes} />
      </Fold>
      <p className="mt-4 max-w-measure text-small">
        <RichText terms={false} text={budgetLine} />
      </p>
    </div>
  );
}
