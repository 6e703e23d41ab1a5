import { certifications } from '@/content/certifications';
import { tableCopy } from '@/content/page-copy/comparison';
import { tableAxes, tableRow } from '@/lib/comparison/rows';
import { fill } from '@/lib/text/fill';
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

const { columns: names } = tableCopy;

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
            {names.certification}
          </th>
          <th className={head} scope="col">
            <AxisHeader
              from="0"
              name={names.timeline}
              to={fill(tableCopy.axes.months, { months: axes.months })}
            />
          </th>
          <th className={head} scope="col">
            <AxisHeader
              from={tableCopy.axes.zero}
              name={names.cost}
              to={fill(tableCopy.axes.euros, { thousands: axes.euros / 1000 })}
            />
          </th>
          <th className={head} scope="col">
            {names.complexity}
          </th>
          <th className={head} scope="col">
            {names.nato}
          </th>
          <th className={head} scope="col">
            {names.usdod}
          </th>
          <th className={head} scope="col">
            {names.eu}
          </th>
          <th className={head} scope="col">
            {names.prerequisites}
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
