import { RoleBars } from '@/components/charts/RoleBars';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import { budgetChecked } from '@/content/budget/basis';
import { exampleBudget, tableHeadcounts } from '@/content/budget/certification-tables';
import { blockCopy, budgetDrawingCopy, budgetTableCopy } from '@/content/budget/copy';
import { budgetParagraphs } from '@/content/budget/paragraphs';
import { rates } from '@/content/budget/rates';
import { auditedSlugs } from '@/content/budget/types';
import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { gapTables } from '@/content/gaps';
import { spreadsheetNote } from '@/content/open-data';
import { costsPage } from '@/content/page-copy/costs';
import { type CertificationBudget, certificationBudget } from '@/lib/budget/certification';
import { billRows, budgetSources, dayRows, notesOf, unpublishedCosts } from '@/lib/budget/certification-rows';
import { range } from '@/lib/budget/print';
import { invoiceRange, totalCost } from '@/lib/budget/total-cost';
import { formatDate } from '@/lib/figures/format';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { budgetDataPaths } from '@/lib/open-data/budget';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { CostBars } from './_components/CostBars';

export const metadata = pageMetadata('/certifications/costs');

const { all, sizes, keep, people, made } = costsPage;
const titleOf = (slug: CertificationSlug) => certificationBySlug[slug].title;
const budgets = certificationSlugs.map(certificationBudget);

/** The paragraphs that apply to several certifications, grouped by title: one row per title. */
const sharedParagraphs = budgetParagraphs.filter(({ of }) => of.length > 1);
const sharedGroups = [...new Map(sharedParagraphs.map(({ title, id }) => [title, id]))].map(
  ([title, id]) => ({
    id,
    title,
    rows: sharedParagraphs.filter((row) => row.title === title),
  }),
);

/** Renders the total costs: three figures per certification, costs by head count, maintenance, roles and method. */
export default function CostsPage() {
  return (
    <Page path="/certifications/costs">
      <PageHeader
        crumbs={crumbs('/certifications/costs')}
        lead={costsPage.lead}
        note={<DataNote />}
        title={costsPage.title}
      >
        <OnThisPage items={[all, sizes, keep, people, made]} title={costsPage.contents} />
      </PageHeader>
      <Section
        id={all.id}
        lead={fill(all.lead, { group: rates[exampleBudget.rate].name })}
        theme="ink"
        title={all.title}
      >
        <CostBars />
        <p className="part-caption mt-4">{all.note}</p>
      </Section>
      <Section
        theme="tint"
        id={sizes.id}
        lead={fill(sizes.lead, { below: tableHeadcounts[0], above: tableHeadcounts[1] })}
        title={sizes.title}
      >
        {budgets.map((budget) => (
          <AnswerDisclosure
            answer={billsRange(budget)}
            id={budget.slug}
            key={budget.slug}
            name={titleOf(budget.slug)}
            mobileAnswer={invoiceRange(budget.slug)}
          >
            <CostsBySize budget={budget} />
          </AnswerDisclosure>
        ))}
      </Section>
      <Section id={keep.id} lead={keep.lead} size="sub" title={keep.title}>
        {sharedGroups.map(({ id, title, rows }) => (
          <AnswerDisclosure answer={keep.answers[id] ?? ''} key={id} name={title}>
            {rows.map(({ of, text }) => (
              <p key={text}>
                <RichText
                  text={
                    of.length < auditedSlugs.length
                      ? fill(keep.of, { names: of.map(titleOf).join(', '), text })
                      : text
                  }
                />
              </p>
            ))}
          </AnswerDisclosure>
        ))}
      </Section>
      <Section id={people.id} lead={people.lead} size="sub" title={people.title}>
        <RoleBars tables={gapTables} />
      </Section>
      <Section theme="tint" id={made.id} size="sub" title={made.title}>
        <PointList
          columns={2}
          items={[...made.points, { title: budgetDrawingCopy.open, text: `${unpublishedCosts.join('. ')}.` }]}
        />
        <AnswerDisclosure answer={made.sourcesAnswer} name={made.sources}>
          <PointList columns={2} items={[...new Set(budgets.flatMap(budgetSources))]} />
        </AnswerDisclosure>
        <CertaintyKey path="/certifications/costs" />
      </Section>
      <ClosingCall />
    </Page>
  );
}

/** Renders the day of the last check and the links to the figures as files. */
const DataNote = () => (
  <>
    {fill(costsPage.note, { day: formatDate(budgetChecked) })}{' '}
    {Object.entries(budgetDataPaths).map(([kind, path]) => (
      <a className="mr-3 uppercase underline underline-offset-link" href={path} key={kind}>
        {kind}
      </a>
    ))}
    <span className="block print:hidden">{spreadsheetNote}</span>
  </>
);

/** Returns the bills of the smallest and the largest company, at the rates of the example, as one line. */
function billsRange({ slug, sizes: companySizes }: CertificationBudget) {
  const [least, most] = [companySizes[0], companySizes.at(-1)].map(
    (size) => totalCost(slug, size?.heads).bills,
  );
  return least === most
    ? fill(sizes.any, { amount: least ?? '' })
    : fill(sizes.from, { least: least ?? '', most: most ?? '' });
}

/** Renders the days and bills of a certification by head count, its cost drivers, and the notes on missing figures. */
function CostsBySize({ budget }: { budget: CertificationBudget }) {
  const notes = Object.values(notesOf(budget)).flat();
  const specificParagraphs = budget.paragraphs
    .filter(({ of }) => of.length === 1)
    .map(({ title, text }) => ({ title, text }));
  const headCounts = budget.sizes.map(({ heads }) => fill(budgetTableCopy.heads, { number: heads }));
  return (
    <>
      <DataTable
        caption={budgetTableCopy.days}
        captionVisible
        columns={[
          { label: budgetTableCopy.people, width: 'm', cell: ({ label }) => label },
          ...headCounts.map((label, index) => ({
            label,
            cell: ({ values }: ReturnType<typeof dayRows>[number]) => range(values[index] ?? [0, 0]),
          })),
        ]}
        rows={dayRows(budget)}
      />
      {(['body', 'tests'] as const).map((block) => {
        const rows = billRows(budget, block);
        const isSameForAllSizes = rows.every(({ cells }) => new Set(cells).size === 1);
        return (
          rows.length > 0 && (
            <DataTable
              caption={blockCopy[block].name}
              captionVisible
              columns={[
                { label: budgetTableCopy.group[block], width: 'm', cell: ({ head }) => head },
                ...(isSameForAllSizes ? [sizes.every] : headCounts).map((label, index) => ({
                  label,
                  cell: ({ cells, later }: (typeof rows)[number]) =>
                    [cells[index], later[index] && fill(sizes.later, { amount: later[index] })].flatMap(
                      (text) => text || [],
                    ),
                })),
              ]}
              key={block}
              rows={rows}
            />
          )
        );
      })}
      {specificParagraphs.length > 0 && <PointList columns={2} items={specificParagraphs} />}
      {notes.length > 0 && <PointList columns={2} items={notes} level={4} title={sizes.extraFigures} />}
    </>
  );
}
