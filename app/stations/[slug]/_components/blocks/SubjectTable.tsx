import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import type { StandardsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';

/** Subjects as rows, standards as vertical lines: a ring where a standard calls, a bar where its line ends early. */
export function SubjectTable({ block }: { block: StandardsBlock }) {
  const { caption, cards, subjects } = block;
  return (
    <table className="mt-12 w-full table-fixed text-left md:mt-16">
      <caption className="sr-only">{caption}</caption>
      <thead className="subject-heads align-bottom text-caption md:text-name">
        <tr className="border-fg border-b-2">
          <th className="pb-3 font-bold lg:w-1/2" scope="col">
            {stationLabels.subject}
          </th>
          {cards.map(({ id, name, short }) => (
            <th
              className="w-11.5 pb-3 font-bold max-md:text-center md:w-28 md:pr-3 lg:w-auto"
              key={id}
              scope="col"
            >
              <abbr className="no-underline md:hidden" title={name}>
                {short}
              </abbr>{' '}
              <span className="max-md:hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ title, text, standards }, row) => (
          <tr className="border-rule border-b" key={title}>
            <th className="py-4 pr-2 font-normal md:pr-4" scope="row">
              <span className="block font-bold md:text-name">{title}</span>{' '}
              <span className="mt-1 block text-small text-muted">{text}</span>
            </th>
            {cards.map(({ id }, column) => (
              <Call
                calls={standards.includes(id)}
                key={id}
                last={row === subjects.length - 1}
                leading={column === 0}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One cell: the line of the standard with a ring, or passing through. */
function Call({ calls, last, leading }: { calls: boolean; last: boolean; leading: boolean }) {
  return (
    <td
      className={clsx(
        'subject-line',
        last ? 'before:bottom-1/2' : 'before:-bottom-px',
        leading ? 'before:bg-line' : 'before:bg-fg',
        calls ? 'subject-call' : last && 'subject-end',
      )}
    >
      <span className="sr-only">{calls ? labels.yes : labels.no}</span>
    </td>
  );
}
