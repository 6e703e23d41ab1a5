import { Columns } from '@/components/parts/Columns';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { plansPage } from '@/content/page-copy/planner-pages';
import { cashCase } from '@/content/planner/examples';
import { type CashFlow, type CashRow, cashFlow, type Run, yearsAfterOf } from '@/lib/budget/cash-flow';
import { budgetData } from '@/lib/budget/data';
import { formatDays, money } from '@/lib/budget/print';
import { totalCost } from '@/lib/budget/total-cost';
import { formatMonths, formatRange } from '@/lib/figures/format';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { fill } from '@/lib/text/fill';

const { cash, open } = plansPage;
const [shortest, longest] = [cashFlow(cashCase, 0), cashFlow(cashCase, 1)];
const after = yearsAfterOf(cashCase);

const dollars = (usd: number) => money([Math.round(usd), Math.round(usd)], 'USD');
const euros = (eur: number) => money([eur, eur], 'EUR');

/** Renders what a company pays per month, as a table per run, and what the amounts do not include. */
export function CashByMonth() {
  const { notes } = cash;
  const aqapEuros = totalCost('aqap2110').sums.EUR?.[1] ?? 0;
  return (
    <Section
      id={cash.id}
      lead={fill(cash.lead, { heads: budgetData.heads[cashCase.size] })}
      size="sub"
      title={cash.title}
    >
      <Columns split="6-6">
        {[
          <RunTable cash={shortest} key="shortest" run={0} />,
          <RunTable cash={longest} key="longest" run={1} />,
        ]}
      </Columns>
      <PointList
        columns={2}
        items={[
          notes.spread,
          {
            ...notes.staff,
            text: fill(notes.staff.text, {
              days: formatDays([shortest.staffDays, longest.staffDays]),
              first: shortest.months,
              last: longest.months,
            }),
          },
          {
            ...notes.after,
            text: fill(notes.after.text, {
              amount: money(after.eur, 'EUR'),
              days: formatDays(after.staffDays),
            }),
          },
          fill(notes.second, { amount: euros(aqapEuros) }),
          notes.without,
          notes.ask,
        ]}
      />
      <p>
        <a className="word-link" href={`/planner#${exampleFragment(cashCase)}`}>
          {open}
        </a>
      </p>
    </Section>
  );
}

/** Renders one run: a row for the months with the same fee, then the totals. */
function RunTable({ cash: { rows, months, usd, eur, staffDays }, run }: { cash: CashFlow; run: Run }) {
  const runEnd = (amount: string) => fill(cash.ends[run], { amount });
  const totals = [
    `${runEnd(euros(eur))},`,
    fill(cash.days, { days: formatDays([staffDays, staffDays]) }),
  ].join(' ');
  const columns: readonly [Column<CashRow | null>, ...Column<CashRow | null>[]] = [
    { label: cash.columns[0], width: 'm', cell: (row) => (row ? formatMonths(row) : cash.all) },
    {
      label: cash.columns[1],
      width: 'm',
      numbers: true,
      mobile: 'inline',
      cell: (row) => dollars(row ? row.usd : usd),
    },
    {
      label: cash.columns[2],
      cell: (row) =>
        row
          ? row.due.map(({ certification, eur: fee }) =>
              fill(cash.due[certification as keyof typeof cash.due], { amount: runEnd(euros(fee)) }),
            )
          : totals,
    },
  ];
  return (
    <div className="break-inside-avoid">
      <DataTable
        caption={fill(cash.runs[run], { months: formatRange({ min: months, max: months, unit: 'months' }) })}
        captionVisible
        columns={columns}
        rows={[...rows, null]}
      />
    </div>
  );
}
