import { Checked } from '@/components/sections/Checked';
import { RichText } from '@/components/ui/RichText';
import { cellNotes } from '@/content/page-copy/comparison';

/** What an expert would add to the cells, one note a certification. */
export function CellNotes() {
  return (
    <div className="pb-section mt-14 lg:mt-18">
      <h2 className="text-h3">{cellNotes.title}</h2>
      <dl className="mt-6 grid gap-x-12 border-fg border-t-2 md:grid-cols-2">
        {cellNotes.points.map(({ title, text }) => (
          <div className="border-rule border-b py-5" key={title}>
            <dt className="text-h4">{title}</dt>
            <dd className="mt-1 text-muted text-small">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Checked className="mt-4" of={cellNotes} />
    </div>
  );
}
