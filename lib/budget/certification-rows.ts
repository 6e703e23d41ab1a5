import {
  exampleBudget,
  exampleProduct,
  radioProducts,
  sharedRows,
  takenForGranted,
} from '@/content/budget/certification-tables';
import { rates } from '@/content/budget/rates';
import {
  type BlockId,
  blockIds,
  type CeProduct,
  type Currency,
  type Ends,
  type RateGroup,
} from '@/content/budget/types';
import { blockWords, noBillWords, openWords, budgetTableWords as words } from '@/content/budget/words';
import { certainties, certaintyWords, type Worded } from '@/content/certainty';
import type { Text } from '@/content/text';
import { isWorded } from '../certainty/words';
import { fill } from '../text/fill';
import { basisOf } from './basis';
import { type CertificationBudget, fullBudget, type SizeBudget } from './certification';
import { money } from './print';
import type { Budget } from './types';
import { budgetWords } from './words';

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

/** A row of a block's table: the groups of rates that pay it, and its amounts by size, a text for each currency. */
interface BillRow {
  groups: readonly RateGroup[];
  /** For each size of the table: its amounts, one for each currency. */
  sizes: readonly (readonly string[])[];
  /** Each group has its own amount, in the order of the groups. */
  shared?: boolean;
}

const amounts = (size: SizeBudget, group: number, block: BlockId) =>
  (Object.entries(size.budgets[group]?.totals?.[block] ?? {}) as [Currency, Ends][]).map(([currency, sum]) =>
    money(sum, currency),
  );

/** Rows of one block: groups of rates that are billed the same are one row, groups that are billed nothing none. */
export function billRows({ slug, sizes }: CertificationBudget, block: BlockId): BillRow[] {
  const rows = new Map<string, { groups: RateGroup[]; sizes: string[][]; shared?: boolean }>();
  for (const [index, { rate }] of (sizes[0]?.budgets ?? []).entries()) {
    const bySize = sizes.map((size) => amounts(size, index, block));
    if (!rate || bySize.every((texts) => texts.length === 0)) continue;
    const shared = sharedRows[slug]?.includes(rate);
    const key = shared ? 'shared' : bySize.join('|');
    const row = rows.get(key) ?? { groups: [], sizes: bySize.map(() => []), shared };
    if (shared || row.groups.length === 0)
      for (const [i, texts] of bySize.entries()) row.sizes[i]?.push(...texts);
    row.groups.push(rate);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Head of a row: who pays it and, where a body audits by days, the price of a day. */
export function rowHead({ sizes }: CertificationBudget, block: BlockId, row: BillRow): string {
  const [size] = sizes;
  const audited = block === 'body' && size?.audit !== null;
  const priced = (names: string, rate = row.groups[0]) =>
    audited && rate
      ? `${names}, ${fill(words.rate, { amount: money(rates[rate].value, rates[rate].currency) })}`
      : names;
  if (row.shared) return row.groups.map((group) => priced(rates[group].name, group)).join('; ');
  return priced(groupNames(row, size?.budgets.length ?? 0).join('; ') || words.everywhere);
}

/** A cell of a row: the amounts of one bill in several currencies, or those of several groups. */
export const rowCells = ({ sizes, shared }: BillRow): string[] =>
  sizes.map((amounts) => amounts.join(shared ? '; ' : ' and '));

/** A row as page and guide print it. */
interface PrintedRow {
  head: string;
  cells: string[];
}

/** A row for each kind of radio, which decides what a laboratory bills. */
const radioRows = ({ sizes }: CertificationBudget): PrintedRow[] =>
  (Object.entries(radioProducts) as [CeProduct, string][]).map(([product, head]) => ({
    head,
    cells: sizes.map(({ budgets }) => {
      const tests = budgets[0] && fullBudget({ ...budgets[0].input, product }).totals?.tests?.EUR;
      return tests ? money(tests, 'EUR') : '';
    }),
  }));

/** Every row of one block's table, in words. */
export const tableRows = (budget: CertificationBudget, block: BlockId): PrintedRow[] =>
  budget.slug === 'ce-marking' && block === 'tests'
    ? radioRows(budget)
    : billRows(budget, block).map((row) => ({ head: rowHead(budget, block, row), cells: rowCells(row) }));

/** Whose bills a row holds: the names of its groups, or none where every group of the table pays the same. */
export const groupNames = ({ groups }: BillRow, all: number): string[] =>
  groups.length === all ? [] : groups.map((group) => rates[group].name);

const plain = (text: string) => text.replace(/\.$/, '');

/** The budget that the page draws: one size at one group of rates. */
export function exampleOf({ sizes }: CertificationBudget): Budget {
  const example = sizes
    .find(({ heads }) => heads === exampleBudget.heads)
    ?.budgets.find(({ rate }) => rate === exampleBudget.rate);
  if (!example) throw new Error('exampleOf: the tables have no such size and rates');
  return example;
}

/** Title of the example: how many people, whose rates, and of CE marking which product. */
export const exampleTitle = (budget: CertificationBudget): string =>
  fill(words.example, {
    number: exampleBudget.heads,
    group: [
      rates[exampleBudget.rate].name,
      ...(budget.slug === 'ce-marking' ? [radioProducts[exampleProduct].toLowerCase()] : []),
    ].join(', '),
  });

/** How sure the bills of the example are, surest first. */
export const exampleCertainties = (budget: CertificationBudget): Worded[] =>
  certainties
    .filter(isWorded)
    .filter((each) =>
      exampleOf(budget).lines.some(({ kind }) => budgetWords.certainty[kind] === certaintyWords[each]),
    );

/** The example in words, block by block: amounts of one block in two currencies stand apart. */
export function exampleLine(budget: CertificationBudget): string {
  const { totals, rate } = exampleOf(budget);
  const blocks = blockIds.flatMap((block) => {
    const sums = Object.entries(totals?.[block] ?? {}) as [Currency, Ends][];
    const printed = sums.map(([currency, sum]) => money(sum, currency)).join(' and ');
    return printed ? `${blockWords[block].name} ${printed}` : [];
  });
  if (!rate || blocks.length === 0) return '';
  const words = exampleCertainties(budget).map((each) => certaintyWords[each]);
  return `${exampleTitle(budget)}${words.length > 0 ? ` (${words.join(', ')})` : ''}. ${blocks.join('; ')}.`;
}

/** What no table of a page can show, each sentence once: where nobody bills, what stands beside, what is open. */
export function asidesOf({ sizes }: CertificationBudget) {
  const budgets = sizes.flatMap(({ budgets }) => budgets);
  const each = <Id extends string>(
    of: (budget: Budget) => readonly Id[],
    say: Readonly<Record<Id, string>>,
  ) => [...new Set(budgets.flatMap(of))].map((id) => say[id]);
  return {
    noBill: each(({ noBill }) => noBill, noBillWords),
    beside: each(({ beside }) => beside, budgetWords.besides).map((text) => `${plain(text)}.`),
    open: each(({ open }) => open, openWords),
  };
}

/** What the budget of a page rests on, each source once, as a reader would look it up, with its word of certainty. */
export function sourcesOf({ sizes, paragraphs }: CertificationBudget): Text[] {
  const lines = sizes.flatMap(({ budgets }) =>
    budgets.flatMap(({ lines: all, input }) => all.flatMap((line) => basisOf(line, input))),
  );
  const bases = [...lines, ...paragraphs.flatMap(({ basis }) => basis)];
  const printed = bases.map(({ source, edition, certainty, address }) => {
    return (
      [address ? `[${source}](address:${address})` : source, edition.replace(/^Undated/, 'undated')].join(
        ', ',
      ) + (isWorded(certainty) ? ` {sure:${certainty}}` : '')
    );
  });
  return [...new Set(printed)];
}
