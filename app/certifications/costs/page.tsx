import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import { budgetChecked } from '@/content/budget/basis';
import { exampleBudget, tableHeads } from '@/content/budget/certification-tables';
import { budgetParagraphs } from '@/content/budget/paragraphs';
import { rates } from '@/content/budget/rates';
import { auditedSlugs } from '@/content/budget/types';
import { blockWords, budgetDrawingWords, budgetTableWords } from '@/content/budget/words';
import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { gapTables } from '@/content/gaps';
import { roleNames } from '@/content/gaps/roles';
import { spreadsheetNote } from '@/content/open-data';
import { costsPage } from '@/content/page-copy/costs';
import { type CertificationBudget, certificationBudget } from '@/lib/budget/certification';
import { billRows, budgetSources, commonOpen, dayRows, notesOf } from '@/lib/budget/certification-rows';
import { range } from '@/lib/budget/print';
import { billsOfAllSizes, totalCost } from '@/lib/budget/total-cost';
import { formatDate } from '@/lib/figures/format';
import { rowsByRole } from '@/lib/gaps/totals';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { budgetDataPaths } from '@/lib/open-data/budget';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';

export const metadata = pageMetadata('/certifications/costs');

const { all, sizes, keep, people, made } = costsPage;
const titleOf = (slug: CertificationSlug) => certificationBySlug[slug].title;
const budgets = certificationSlugs.map(certificationBudget);

/** Paragraphs of several certifications stand once, those under one title in one row. */
const several = budgetParagraphs.filter(({ of }) => of.length > 1);
const shared = [...new Map(several.map(({ title, id }) => [title, id]))].map(([title, id]) => ({
  id,
  title,
  rows: several.filter((row) => row.title === title),
}));

/** What the eight cost in all: three figures each, bills and days by head count and seat, upkeep and lapse, who does the work, how it was counted. */
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
      <Section id={all.id} lead={fill(all.lead, { group: rates[exampleBudget.rate].name })} title={all.title}>
        <DataTable caption={all.title} columns={totalColumns} rows={certificationSlugs} />
      </Section>
      <Section
        theme="tint"
        id={sizes.id}
        lead={fill(sizes.lead, { below: tableHeads[0], above: tableHeads[1] })}
        title={sizes.title}
      >
        {budgets.map((budget) => (
          <AnswerDisclosure
            answer={spanOf(budget)}
            id={budget.slug}
            key={budget.slug}
            name={titleOf(budget.slug)}
            short={billsOfAllSizes(budget.slug)}
          >
            <Sizes budget={budget} />
          </AnswerDisclosure>
        ))}
      </Section>
      <Section id={keep.id} lead={keep.lead} size="sub" title={keep.title}>
        {shared.map(({ id, title, rows }) => (
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
        <DataTable
          caption={people.title}
          columns={[
            {
              label: people.columns[0],
              width: 'm',
              cell: ({ slug, title }) => `[${title}](/gaps/${slug})`,
            },
            { label: people.columns[1], cell: workOf },
          ]}
          rows={gapTables}
        />
      </Section>
      <Section theme="tint" id={made.id} size="sub" title={made.title}>
        <PointList
          columns={2}
          items={[...made.points, { title: budgetDrawingWords.open, text: `${commonOpen.join('. ')}.` }]}
        />
        <AnswerDisclosure answer={made.sourcesAnswer} name={made.sources}>
          <PointList columns={2} items={[...new Set(budgets.flatMap(budgetSources))]} />
        </AnswerDisclosure>
      </Section>
      <ClosingCall />
    </Page>
  );
}

/** Day of the check, and the figures as files. */
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

const totalColumns: readonly [Column<CertificationSlug>, ...Column<CertificationSlug>[]] = [
  {
    label: all.columns[0],
    width: 'm',
    cell: (slug) => (
      <>
        <a className="word-link" href={`#${slug}`}>
          {titleOf(slug)}
        </a>{' '}
        {all.basis[slug] && <small className="block">{all.basis[slug]}</small>}
      </>
    ),
  },
  { label: all.columns[1], cell: (slug) => totalCost(slug).support },
  {
    label: all.columns[2],
    cell: (slug) => ({ text: totalCost(slug).bills, certainty: totalCost(slug).sure }),
  },
  { label: all.columns[3], cell: (slug) => ({ text: totalCost(slug).days, certainty: 'our-estimate' }) },
  {
    label: all.columns[4],
    cell: (slug) => {
      const { bills, days } = totalCost(slug).later;
      return [bills, days].filter(Boolean).join('; ');
    },
  },
];

/** Rows by the person who extends them or writes them anew, the most first. */
const workOf = (table: (typeof gapTables)[number]) =>
  rowsByRole(table)
    .map(({ role, counts }) => ({ role, work: counts.new + counts.extend }))
    .filter(({ work }) => work >= people.least)
    .map(({ role, work }) => `${roleNames[role]} ${work}`)
    .join(', ');

/** Smallest and largest company at the example's rates, in one line. */
function spanOf({ slug, sizes: counted }: CertificationBudget) {
  const [least, most] = [counted[0], counted.at(-1)].map((size) => totalCost(slug, size?.heads).bills);
  return least === most
    ? fill(sizes.any, { amount: least ?? '' })
    : fill(sizes.from, { least: least ?? '', most: most ?? '' });
}

/** Days and bills of a certification by head count and seat; what moves and ends them; what no table holds. */
function Sizes({ budget }: { budget: CertificationBudget }) {
  const asides = Object.values(notesOf(budget)).flat();
  const own = budget.paragraphs
    .filter(({ of }) => of.length === 1)
    .map(({ title, text }) => ({ title, text }));
  const heads = budget.sizes.map(({ heads }) => fill(budgetTableWords.heads, { number: heads }));
  return (
    <>
      <DataTable
        caption={budgetTableWords.days}
        captionVisible
        columns={[
          { label: budgetTableWords.people, width: 'm', cell: ({ label }) => label },
          ...heads.map((label, index) => ({
            label,
            cell: ({ values }: ReturnType<typeof dayRows>[number]) => range(values[index] ?? [0, 0]),
          })),
        ]}
        rows={dayRows(budget)}
      />
      {(['body', 'tests'] as const).map((block) => {
        const rows = billRows(budget, block);
        const alike = rows.every(({ cells }) => new Set(cells).size === 1);
        return (
          rows.length > 0 && (
            <DataTable
              caption={blockWords[block].name}
              captionVisible
              columns={[
                { label: budgetTableWords.group, width: 'm', cell: ({ head }) => head },
                ...(alike ? [sizes.every] : heads).map((label, index) => ({
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
      {own.length > 0 && <PointList columns={2} items={own} />}
      {asides.length > 0 && <PointList columns={2} items={asides} level={4} title={sizes.beside} />}
    </>
  );
}
