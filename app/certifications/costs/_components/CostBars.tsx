import { Hatching, RangeBar } from '@/components/charts/RangeRow';
import { FilterPanels } from '@/components/interactive/FilterPanels';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { exampleBudget, pictureHeadcounts } from '@/content/budget/certification-tables';
import { budgetTableCopy } from '@/content/budget/copy';
import type { IntegerRange } from '@/content/budget/types';
import type { Certainty } from '@/content/certainty';
import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { costsPage } from '@/content/page-copy/costs';
import { totalCost } from '@/lib/budget/total-cost';
import { fill } from '@/lib/text/fill';

const { all } = costsPage;
const [name, ...figures] = all.columns;

/** A cell: the figure as text, its range for the bar, and what follows in years 2 and 3. */
interface Figure {
  text: string;
  certainty: Certainty;
  range: IntegerRange;
  later?: string;
}

/** Returns the three figures of a certification for a number of people: our support, third-party fees, staff days. */
function figuresOf(slug: CertificationSlug, people: number): readonly [Figure, Figure, Figure] {
  const { support, supportRange, bills, sums, sure, days, staffDays, later } = totalCost(slug, people);
  return [
    { text: support, certainty: 'verified', range: supportRange },
    // The bar shows the euros, or the dollars where there are none; a second currency is in the text.
    { text: bills, certainty: sure, range: sums.EUR ?? sums.USD ?? [0, 0], later: later.bills },
    { text: days, certainty: 'our-estimate', range: staffDays, later: later.days },
  ];
}

/** Renders the costs of all certifications as bars, for a number of people that the reader chooses. */
export function CostBars() {
  const options = pictureHeadcounts.map((people) => ({
    id: String(people),
    label: fill(budgetTableCopy.heads, { number: people }),
  }));
  return (
    <FilterPanels
      className="mb-6 flex-wrap [&>legend]:mb-2"
      groups={[{ legend: all.choice, options }]}
      inactiveAttribute="data-inactive"
      initial={String(exampleBudget.heads)}
      name="people"
    >
      {pictureHeadcounts.map((people) => (
        // Space separates the rows of the chart, because the bars are lines already.
        <div
          className="[&_tbody>tr]:border-b-0"
          data-inactive={people === exampleBudget.heads ? undefined : ''}
          data-people={people}
          key={people}
        >
          <CostTable people={people} />
        </div>
      ))}
    </FilterPanels>
  );
}

/** Renders one row per certification with three bars, each column on its own scale. */
function CostTable({ people }: { people: number }) {
  const rows = certificationSlugs.map((slug) => ({ slug, figures: figuresOf(slug, people) }));
  const hatchingId = `fees-of-${people}`;
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        <Hatching id={hatchingId} />
      </svg>
      <DataTable
        caption={fill(all.caption, { number: people })}
        captionVisible
        columns={[
          {
            label: name,
            width: 'm',
            cell: ({ slug }) => (
              <>
                <a className="word-link" href={`#${slug}`}>
                  {certificationBySlug[slug].title}
                </a>{' '}
                {all.basis[slug] && <small className="block">{all.basis[slug]}</small>}
              </>
            ),
          },
          ...figures.map((label, column) => {
            const end = Math.max(...rows.map(({ figures }) => figures[column]?.range[1] ?? 0));
            return {
              label,
              cell: ({ figures }: (typeof rows)[number]) => {
                const {
                  text,
                  certainty,
                  range: [min, max],
                  later,
                } = figures[column] as Figure;
                return (
                  <>
                    <b className="md:block">
                      <RichContent content={{ text, certainty }} />
                    </b>
                    <svg aria-hidden="true" className="my-1 h-5 w-full">
                      <RangeBar
                        decides={max === end}
                        end={end}
                        hatching={`url(#${hatchingId})`}
                        kind={column === 1 ? 'others' : undefined}
                        max={max}
                        min={min}
                      />
                    </svg>
                    {later && (
                      <small className="block text-muted">{fill(all.later, { amount: later })}</small>
                    )}
                  </>
                );
              },
            };
          }),
        ]}
        rows={rows}
      />
    </>
  );
}
