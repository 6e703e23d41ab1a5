import { Fold } from '@/components/ui/Fold';
import { RequirementMark } from '@/components/ui/RequirementMark';
import { RichText } from '@/components/ui/RichText';
import { currencyNote } from '@/content/certifications/notes';
import { filterCopy, tableCopy } from '@/content/page-copy/comparison';

/** Keys of the table: the four words, the abbreviations, and why euros here and dollars there are no error. */
export function TableKey() {
  return (
    <div className="mt-6 text-small text-muted print:mt-3 print:text-caption">
      <p className="mb-4 hidden text-small group-data-filtered/filter:block print:hidden!">
        {filterCopy.rows}
      </p>
      <Fold title={tableCopy.keyTitle}>
        <dl className="grid gap-x-6 gap-y-4 max-md:pt-4 md:grid-cols-2 wide:grid-cols-4">
          {tableCopy.key.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-fg">
                <RequirementMark requirement={term} />
              </dt>
              <dd className="mt-1 pr-4">{text}</dd>
            </div>
          ))}
        </dl>
        <dl className="mt-4 grid gap-x-6 gap-y-1 md:flex md:flex-wrap print:mt-2">
          {tableCopy.abbreviations.map(({ term, text }) => (
            <div key={term}>
              <dt className="inline font-bold">{term}</dt> <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-92ch print:mt-2 print:max-w-none">
          <RichText text={currencyNote} />
        </p>
      </Fold>
    </div>
  );
}
