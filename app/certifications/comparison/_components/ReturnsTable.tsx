import { certificationBySlug } from '@/content/certifications';
import { returnsCopy } from '@/content/page-copy/comparison';
import { returnNotes, returns } from '@/content/roi';
import { formatRange } from '@/lib/figures/format';
import { axisEnd, barOn } from '@/lib/geometry/range-axis';
import { AxisBar } from './AxisBar';
import { AxisHeader } from './AxisHeader';

const head = 'pr-6 pb-2.5 text-left align-bottom font-medium text-label text-muted';
const cell = 'md:h-23 md:pr-6 md:align-middle';
const figure = 'block font-semibold text-term leading-tight whitespace-nowrap';

/** Payback and contract uplift of the four certifications the planning model covers. */
export function ReturnsTable() {
  const paybackEnd = axisEnd(
    returns.map(({ payback }) => payback),
    6,
  );
  const upliftEnd = axisEnd(
    returns.map(({ uplift }) => uplift),
    100,
  );
  const { columns, caption } = returnsCopy;
  return (
    <>
      <table className="mt-12 w-full border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-fg border-b-2 max-md:sr-only">
          <tr>
            <th className={`w-[30%] lg:w-[24%] ${head}`} scope="col">
              {columns.certification}
            </th>
            <th className={`w-[35%] lg:w-[38%] ${head}`} scope="col">
              <AxisHeader from="0" name={columns.payback} to={`${paybackEnd} months`} />
            </th>
            <th className={head} scope="col">
              <AxisHeader from="0" name={columns.uplift} to={`${upliftEnd}%`} />
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-fg max-md:border-t-2">
          {returns.map(({ certification: slug, payback, uplift }) => (
            <tr
              className="border-rule border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:gap-y-2 max-md:py-5"
              key={slug}
            >
              <th className={`${cell} text-left font-normal max-md:col-span-2`} scope="row">
                <b className="block font-extrabold text-row leading-tight">
                  {certificationBySlug[slug].comparison.name}
                </b>
                <span className="text-label text-muted">{certificationBySlug[slug].focus}</span>
              </th>
              <td className={cell}>
                <span className={figure}>{formatRange(payback)}</span>
                <AxisBar bar={barOn(payback, paybackEnd)} />
              </td>
              <td className={cell}>
                <span className={figure}>{formatRange(uplift)}</span>
                <AxisBar bar={barOn(uplift, upliftEnd)} className="fill-line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {returnNotes.map((note) => (
        <p className="mt-4 max-w-[72ch] text-muted text-small" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
