import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { RegistrationsBlock } from '@/content/stations/blocks';

/** Supplier registers in a table, and what a company outside the member nations has to know. */
export function Registrations({
  block: { caption, columns, registrations, eligibility },
}: {
  block: RegistrationsBlock;
}) {
  return (
    <>
      <StackedTable
        caption={caption}
        className="mt-8 lg:mt-16"
        columns={columns.map((label) => ({ label }))}
        rows={registrations.map(({ name, fullName, gives, steps, eligible }) => ({
          key: name,
          header: (
            <>
              {name} <span className="block text-small">{fullName}</span>
            </>
          ),
          cells: [gives, steps, eligible].map((text) => <RichText key={text} text={text} />),
        }))}
      />
      <div className="mt-12 lg:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <h3 className="text-sub lg:col-span-5">{eligibility.title}</h3>
        <div className="flex flex-col gap-4 border-fg border-t-2 pt-4 max-lg:mt-6 lg:col-span-6 lg:col-start-7">
          {eligibility.paragraphs.map((text) => (
            <p className="text-body" key={text}>
              <RichText text={text} />
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
