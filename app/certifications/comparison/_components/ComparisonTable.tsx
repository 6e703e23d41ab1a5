import { certifications } from '@/content/certifications';
import { tableCopy } from '@/content/page-copy/comparison';
import { tableAxes, tableRow } from '@/lib/comparison/rows';
import { AxisHeader } from './AxisHeader';
import { ComparisonRow } from './ComparisonRow';

const head = 'pr-3 pb-2.5 text-left align-bottom font-medium leading-tight text-label text-muted xl:pr-3.5';
const columns = [
  'w-[15.1%] print:w-[17%]',
  'w-[10.8%]',
  'w-[13.2%]',
  'w-[9.8%] print:w-[10.5%]',
  'w-[12.2%]',
  'w-[12%]',
  'w-[12.2%]',
  '',
];

/** Cells, styled once for all rows: below the table's width each carries its column's name as a label for the eye. */
const cells =
  "[&_td]:before:block [&_td]:before:text-caption [&_td]:before:text-muted [&_td]:before:content-[attr(data-label)] [&_td]:before:content-[attr(data-label)_/_''] [&_td]:wide:pr-3 [&_td]:wide:align-middle [&_td]:wide:before:hidden [&_td]:table:h-23 [&_td]:xl:pr-3.5 [&_td]:print:py-2";

/** The eight certifications in one table: a table from 1280 px and in print, a block a row below. */
export function ComparisonTable() {
  const axes = tableAxes(certifications);
  return (
    <table className="mt-10 w-full table-fixed border-collapse text-small tabular-nums narrow:block max-xl:text-caption print:mt-0 print:text-[0.75rem]">
      <caption className="sr-only">{tableCopy.caption}</caption>
      <colgroup>
        {columns.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
          <col className={width} key={index} />
        ))}
      </colgroup>
      <thead className="border-fg border-b-2 narrow:sr-only">
        <tr>
          <th className={head} scope="col">
            Certification
          </th>
          <th className={head} scope="col">
            <AxisHeader from="0" name="Timeline" to={`${axes.months} mo`} />
          </th>
          <th className={head} scope="col">
            <AxisHeader from="€0" name="Cost" to={`${axes.euros / 1000}K`} />
          </th>
          <th className={head} scope="col">
            Complexity
          </th>
          <th className={head} scope="col">
            NATO
          </th>
          <th className={head} scope="col">
            US DoD
          </th>
          <th className={head} scope="col">
            EU
          </th>
          <th className={head} scope="col">
            Prerequisites
          </th>
        </tr>
      </thead>
      <tbody className={`${cells} narrow:block narrow:border-fg narrow:border-t-2`}>
        {certifications.map((certification) => (
          <ComparisonRow key={certification.slug} row={tableRow(certification, axes)} />
        ))}
      </tbody>
    </table>
  );
}
