import { radioProducts, tableGroups, takenForGranted } from '@/content/budget/certification-tables';
import { openWhen } from '@/content/budget/conditions';
import { rates } from '@/content/budget/rates';
import type { BlockId, CeProduct, Ends, OpenId, RateGroup } from '@/content/budget/types';
import { noBillWords, openWords, budgetTableWords as words } from '@/content/budget/words';
import type { Text } from '@/content/text';
import { hasCertaintyLabel } from '../certainty/certainty-labels';
import { fill } from '../text/fill';
import { basisOf } from './basis';
import { budgetCopy } from './budget-copy';
import { type CertificationBudget, fullBudget } from './certification';
import { money, sumsText } from './print';
import type { Budget } from './types';

/** A row of the table of days: what is counted, and its days for each size. */
interface DayRow {
  label: string;
  values: readonly Ends[];
}

/** Rows of the table of days: those of the audit only where a body audits by days. */
export function dayRows({ slug, sizes }: CertificationBudget): DayRow[] {
  const audits = sizes.flatMap(({ audit }) => audit ?? []);
  return [
    ...(audits.length > 0
      ? [
          {
            label: takenForGranted[slug] ? words.firstOnTop : words.first,
            values: audits.map(({ first }) => first),
          },
          { label: words.yearly, values: audits.map(({ yearly }) => yearly) },
        ]
      : []),
    { label: words.own, values: sizes.map(({ ownDays }) => ownDays.build) },
    { label: words.ownLater, values: sizes.map(({ ownDays }) => ownDays.later) },
  ];
}

/** A row of a block's table: who pays, for each size the bills until the certificate, and those of years 2 and 3. */
interface BillRow {
  head: string;
  cells: readonly string[];
  /** Empty where nothing is billed. */
  later: readonly string[];
}

const laterOf = { body: 'later', tests: 'later-tests' } as const;

/** A row for each kind of radio, which decides what a laboratory bills. */
const radioRows = ({ sizes }: CertificationBudget): BillRow[] =>
  Object.entries(radioProducts).map(([product, head]) => {
    const of = (block: BlockId) =>
      sizes.map(({ budgets: [any] }) =>
        any ? sumsText(fullBudget({ ...any.input, product: product as CeProduct }).totals?.[block]) : '',
      );
    return { head, cells: of('tests'), later: of('later-tests') };
  });

/** Who pays: groups with one price, all seats without a name, and the price of a day where a body audits by days. */
function rowHead(groups: readonly RateGroup[], audited: boolean): string {
  const names =
    groups.length === tableGroups.length
      ? words.everywhere
      : groups.map((group) => rates[group].name).join('; ');
  const { value, currency } = rates[groups[0] ?? 'west'];
  return audited ? `${names}, ${fill(words.rate, { amount: money(value, currency) })}` : names;
}

/** Rows of one block: groups of rates that are billed the same are one row, groups that are billed nothing none. */
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
  const audited = block === 'body' && sizes.some(({ audit }) => audit !== null);
  return [...rows.values()].map(({ groups, ...row }) => ({ head: rowHead(groups, audited), ...row }));
}

const plain = (text: string) => text.replace(/\.$/, '');

/** What no budget prices. */
const everywhereOpen = (Object.keys(openWhen) as OpenId[]).filter((id) => {
  const { of, tag } = openWhen[id];
  return !of && !tag;
});
export const commonOpen = everywhereOpen.map((id) => openWords[id]);

/** What no table of a page can show, each sentence once: where nobody bills, what stands beside, what is open for it alone. */
export function notesOf({ sizes }: CertificationBudget) {
  const budgets = sizes.flatMap(({ budgets }) => budgets);
  const each = <Id extends string>(
    of: (budget: Budget) => readonly Id[],
    say: Readonly<Record<Id, string>>,
  ) => [...new Set(budgets.flatMap(of))].map((id) => say[id]);
  return {
    noBill: each(({ noBill }) => noBill, noBillWords),
    beside: each(({ beside }) => beside, budgetCopy.besides).map((text) => `${plain(text)}.`),
    open: each(({ open }) => open.filter((id) => !everywhereOpen.includes(id)), openWords),
  };
}

/** What the budget of a page rests on, each source once, as a reader would look it up, with its word of certainty. */
export function budgetSources({ sizes, paragraphs }: CertificationBudget): Text[] {
  const lines = sizes.flatMap(({ budgets }) =>
    budgets.flatMap(({ lines: all, input }) => all.flatMap((line) => basisOf(line, input))),
  );
  const bases = [...lines, ...paragraphs.flatMap(({ basis }) => basis)];
  const printed = bases.map(({ source, edition, certainty, address }) => {
    return (
      [address ? `[${source}](address:${address})` : source, edition.replace(/^Undated/, 'undated')].join(
        ', ',
      ) + (hasCertaintyLabel(certainty) ? ` {sure:${certainty}}` : '')
    );
  });
  return [...new Set(printed)];
}
