import { DataTable } from '@/components/parts/DataTable';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { certifications } from '@/content/certifications';
import { type Need, needGroups } from '@/content/needs';
import { needsCopy } from '@/content/page-copy/comparison';
import { plannerTeaser } from '@/content/page-copy/planner';
import { needStops } from '@/lib/comparison/needs';
import { toFragment } from '@/lib/planner/link/to-fragment';
import { fill } from '@/lib/text/fill';

/** Renders which certifications each market and product type requires. */
export function NeedsGuide() {
  return (
    <>
      {needGroups.map(({ id, title, needs }, group) => {
        const table = (
          <div className="needs break-inside-avoid" id={`needs-${id}`} key={id}>
            <DataTable
              caption={title}
              captionVisible
              columns={[
                { label: needsCopy.rowHeader, cell: nameOf, width: 'm' },
                ...certifications.map(({ comparison }, index) => ({
                  label: comparison.name,
                  cell: (need: Need) => stopAt(need, index),
                })),
              ]}
              rows={needs}
            />
          </div>
        );
        return group === 0 ? (
          table
        ) : (
          <ResponsiveDisclosure key={id} title={title}>
            {table}
          </ResponsiveDisclosure>
        );
      })}
      <p className="part-caption max-w-measure">{needsCopy.note}</p>
    </>
  );
}

/** Renders the market or product with a link to the planner. */
const nameOf = ({ name, answers }: Need) => (
  <>
    {name}{' '}
    <a
      aria-label={fill(plannerTeaser.rowName, { name })}
      className="word-link block w-fit py-1 font-normal text-caption print:hidden"
      href={`/planner#${toFragment(answers)}`}
    >
      {plannerTeaser.row}
    </a>
  </>
);

/**
 * Renders a stop, and at the first stop the line to the last one; undefined where the row does not list the
 * certification.
 */
function stopAt(need: Need, index: number) {
  const { words, first, last } = needStops(need, certifications);
  const requirement = words[index];
  return requirement ? (
    <>
      {index === first && (
        <svg
          aria-hidden="true"
          className="absolute inset-y-0 left-3 block h-full w-full overflow-visible stroke-6 stroke-fg max-md:hidden"
        >
          <line x2={`${(last - first) * 100}%`} y1="50%" y2="50%" />
        </svg>
      )}
      <span data-requirement={requirement}>
        <span>{requirement}</span>
      </span>
    </>
  ) : undefined;
}
