import { DataTable } from '@/components/parts/DataTable';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { certifications } from '@/content/certifications';
import { type Need, needGroups } from '@/content/needs';
import { comparisonTableCopy, needsCopy } from '@/content/page-copy/comparison';
import { plannerTeaser } from '@/content/page-copy/planner';
import { needWords } from '@/lib/comparison/needs';
import { toFragment } from '@/lib/planner/link/to-fragment';
import { fill } from '@/lib/text/fill';

/** Renders which certifications each market and product type requires. */
export function NeedsGuide() {
  return (
    <>
      {/* On mobile the words are in the cells, as they are for screen readers. */}
      <p aria-hidden="true" className="flex flex-wrap gap-x-6 text-caption max-md:hidden">
        {comparisonTableCopy.key.map(({ term }) => (
          <span data-requirement={term} key={term}>
            {term === 'Required' ? needsCopy.requiredOrUsual : term}
          </span>
        ))}
      </p>
      {needGroups.map(({ id, title, needs }, group) => {
        const table = (
          <div className="needs break-inside-avoid" id={`needs-${id}`} key={id}>
            <DataTable
              caption={title}
              captionVisible={group === 0}
              columns={[
                { label: needsCopy.rowHeader, cell: nameOf, width: 'm' },
                ...certifications.map(({ comparison }, index) => ({
                  label: comparison.name,
                  labelParts: comparison.nameParts,
                  cell: (need: Need) => stopAt(need, index),
                })),
              ]}
              linkedRows
              rows={needs}
            />
          </div>
        );
        return group === 0 ? (
          table
        ) : (
          <ResponsiveDisclosure
            heading={<h3 className="part-title">{title}</h3>}
            key={id}
            summaryClassName="disclosure-summary max-md:ink-t"
          >
            {table}
          </ResponsiveDisclosure>
        );
      })}
      <p className="part-caption max-w-measure">{needsCopy.note}</p>
    </>
  );
}

/** Renders the market or product as a link to the planner that covers the row. */
const nameOf = ({ name, answers }: Need) => (
  <a
    aria-label={fill(plannerTeaser.rowName, { name })}
    className="part-row-link word-link hover:decoration-signal"
    href={`/planner#${toFragment(answers)}`}
  >
    {name}
  </a>
);

/** Renders the mark of a certification; undefined where the row does not list it. */
function stopAt(need: Need, index: number) {
  const requirement = needWords(need, certifications)[index];
  return requirement ? <span data-requirement={requirement}>{requirement}</span> : undefined;
}
