import { presupposedCertificate, radioProducts, tableGroups } from '@/content/budget/certification-tables';
import { openConditions } from '@/content/budget/conditions';
import type { OpenId } from '@/content/budget/copy';
import { noFigureCopy, noInvoiceCopy, budgetTableCopy as words } from '@/content/budget/copy';
import { rates } from '@/content/budget/rates';
import type { BlockId, CeProduct, IntegerRange, RateGroup } from '@/content/budget/types';
import type { Text } from '@/content/text';
import { withCertainty } from '../certainty/certainty-labels';
import { fill } from '../text/fill';
import { basisOf } from './basis';
import { budgetCopy } from './budget-copy';
import { type CertificationBudget, fullBudget } from './certification';
import { money, sumsText } from './print';
import type { Budget } from './types';

/** A row of the table of days: its label and its days for each company size. */
interface DayRow {
  label: string;
  values: readonly IntegerRange[];
}

/** Returns the rows of the table of days; audit rows only where a body audits by days. */
export function dayRows({ slug, sizes }: CertificationBudget): DayRow[] {
  const audits = sizes.flatMap(({ audit }) => audit ?? []);
  return [
    ...(audits.length > 0
      ? [
          {
            label: presupposedCertificate[slug] ? words.firstOnTop : words.first,
            values: audits.map(({ first }) => first),
          },
          { label: words.yearly, values: audits.map(({ yearly }) => yearly) },
        ]
      : []),
    { label: words.own, values: sizes.map(({ ownDays }) => ownDays.build) },
    { label: words.ownLater, values: sizes.map(({ ownDays }) => ownDays.later) },
  ];
}

/** A row of a cost table: who pays, the invoices until the certificate by company size, and those of years 2 and 3. */
interface BillRow {
  head: string;
  cells: readonly string[];
  /** Empty strings where nothing is invoiced. */
  later: readonly string[];
}

const laterOf = { body: 'later', tests: 'later-tests' } as const;

/** Returns a row for each kind of radio, because it determines the laboratory's price. */
const radioRows = ({ sizes }: CertificationBudget): BillRow[] =>
  Object.entries(radioProducts).map(([product, head]) => {
    const of = (block: BlockId) =>
      sizes.map(({ budgets: [any] }) =>
        any ? sumsText(fullBudget({ ...any.input, product: product as CeProduct }).totals?.[block]) : '',
      );
    return { head, cells: of('tests'), later: of('later-tests') };
  });

/** Returns the row header: the groups with equal amounts, or "all home countries", and the daily rate where a body audits by days. */
function rowHead(groups: readonly RateGroup[], isAudited: boolean): string {
  const names =
    groups.length === tableGroups.length
      ? words.everywhere
      : groups.map((group) => rates[group].name).join('; ');
  const { value, currency } = rates[groups[0] ?? 'west'];
  return isAudited ? `${names}, ${fill(words.rate, { amount: money(value, currency) })}` : names;
}

/** Returns the rows of one block; rate groups with equal amounts share a row, groups without invoices have none. */
export function billRows(budget: CertificationBudget, block: 'body' | 'tests'): BillRow[] {
  const { slug, sizes } = budget;
  if (slug === 'ce-marking' && block === 'tests') return radioRows(budget);
  const rows = new Map<string, { groups: RateGroup[]; cells: string[]; later: string[] }>();
  for (const [index, rate] of tableGroups.entries()) {
    const of = (which: BlockId) => sizes.map(({ budgets }) => sumsText(budgets[index]?.totals?.[which]));
    const [cells, later] = [of(block), of(laterOf[block])];
    if (!cells.some(Boolean)) continue;
    const key = [...cells, ...later].join('|');
    const row = rows.get(key) ?? { groups: [], cells, later };
    row.groups.push(rate);
    rows.set(key, row);
  }
  const isAudited = block === 'body' && sizes.some(({ audit }) => audit !== null);
  return [...rows.values()].map(({ groups, ...row }) => ({ head: rowHead(groups, isAudited), ...row }));
}

/** Ids of the costs that no source publishes, in every budget. */
const unpublishedEverywhere = (Object.keys(openConditions) as OpenId[]).filter((id) => {
  const { of, tag } = openConditions[id];
  return !of && !tag;
});
/** Texts on these costs, without a period. */
export const unpublishedCosts = unpublishedEverywhere.map((id) => noFigureCopy[id]);

/** Returns the notes below the tables, without duplicates: no invoice, optional costs, and unknown costs of this certification. */
export function notesOf({ sizes }: CertificationBudget) {
  const budgets = sizes.flatMap(({ budgets }) => budgets);
  const uniqueTexts = <Id extends string>(
    of: (budget: Budget) => readonly Id[],
    texts: Readonly<Record<Id, string>>,
  ) => [...new Set(budgets.flatMap(of))].map((id) => texts[id]);
  return {
    noBill: uniqueTexts(({ notInvoiced }) => notInvoiced, noInvoiceCopy),
    extraFigures: uniqueTexts(({ extraFigures }) => extraFigures, budgetCopy.extraFigures).map(
      (text) => `${text}.`,
    ),
    open: uniqueTexts(({ open }) => open.filter((id) => !unpublishedEverywhere.includes(id)), noFigureCopy),
  };
}

/** Returns the sources of a page's budget, without duplicates, each with its certainty label. */
export function budgetSources({ sizes, paragraphs }: CertificationBudget): Text[] {
  const lines = sizes.flatMap(({ budgets }) =>
    budgets.flatMap(({ lines: all, input }) => all.flatMap((line) => basisOf(line, input))),
  );
  const bases = [...lines, ...paragraphs.flatMap(({ basis }) => basis)];
  const sourceTexts = bases.map(({ source, edition, certainty, address }) => {
    const title = address ? `[${source}](address:${address})` : source;
    return withCertainty(`${title}, ${edition}`, certainty);
  });
  return [...new Set(sourceTexts)];
}
