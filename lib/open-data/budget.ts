import { budgetFiles } from '@/content/budget';
import { budgetChecked } from '@/content/budget/basis';
import type { Basis, Figure } from '@/content/budget/types';
import type { Certainty } from '@/content/certainty';
import { budgetOpenData, openData } from '@/content/open-data';
import { contentDate, dataLicense, siteName } from '@/content/site';
import { addressHref } from '@/lib/addresses/addresses';
import { lowestCertainty } from '@/lib/budget/basis';
import { formatDate } from '@/lib/figures/format';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { toCsv } from '@/lib/text/csv';
import { fill } from '@/lib/text/fill';

/** Paths of the files. */
export const budgetDataPaths = { json: '/data/budget.json', csv: '/data/budget.csv' } as const;

/** The basis of a figure, with its official URL if known. */
type OpenBasis = Omit<Basis, 'address'> & { url?: string };

const withUrl = ({ address, ...basis }: Basis): OpenBasis => ({
  ...basis,
  ...(address && { url: addressHref(address) }),
});

/** One figure of the open data. */
interface BudgetFigure {
  /** Name of the record and the path inside it, for example `rates.west`. */
  id: string;
  /** Unit of min and max. */
  unit: string;
  /** Maximum headcount in scope; null where the figure applies to all. */
  upToPeople: number | null;
  /** Null where no figure was found: unknown, not zero. */
  min: number | null;
  max: number | null;
  /** The lowest certainty of all bases. */
  certainty: Certainty;
  basis: readonly OpenBasis[];
}

type Amount = Pick<BudgetFigure, 'upToPeople' | 'min' | 'max'> & { path: string[] };

const numbers = (value: readonly unknown[]): value is number[] =>
  value.every((each) => typeof each === 'number');

/** Returns every amount within a value, with its path. */
function amountsIn(value: unknown, path: string[] = []): Amount[] {
  const amount = (min: number | null, max = min, upToPeople: number | null = null) => [
    { path, min, max, upToPeople },
  ];
  if (value === null) return amount(null);
  if (typeof value === 'number') return amount(value);
  if (typeof value !== 'object') return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, child]) => amountsIn(child, [...path, key]));
  if (numbers(value)) return amount(value[0] ?? null, value[1]);
  return value.flatMap((each): Amount[] => {
    if (Array.isArray(each)) return amountsIn(each[1], path).map((one) => ({ ...one, upToPeople: each[0] }));
    return amountsIn(each.price, [...path, each.name]);
  });
}

const isFigure = (value: object): value is Figure<unknown> => 'basis' in value && 'unit' in value;

/** Returns every figure within a record. */
function figuresIn(value: unknown, id: string): BudgetFigure[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (!isFigure(value))
    return Object.entries(value).flatMap(([key, child]) => figuresIn(child, `${id}.${key}`));
  const { unit, basis } = value;
  return amountsIn(value.value).map(({ path, min, max, upToPeople }) => ({
    id: [id, ...path].join('.'),
    unit,
    upToPeople,
    min,
    max,
    certainty: lowestCertainty(basis),
    basis: basis.map(withUrl),
  }));
}

/** Returns every figure that budgets are calculated from. */
export const budgetFigures = (): BudgetFigure[] =>
  Object.values(budgetFiles).flatMap((records) =>
    Object.entries(records).flatMap(([name, record]) => figuresIn(record, name)),
  );

const licenseLine = fill(openData.license, {
  site: siteName,
  url: absoluteUrl(budgetDataPaths.json),
  date: formatDate(contentDate),
  license: dataLicense,
});

/** Returns the complete open data in the format of /data/budget.json. */
export const budgetOpenFile = () => ({
  title: budgetOpenData.title,
  description: budgetOpenData.description,
  publisher: siteName,
  url: absoluteUrl(budgetDataPaths.json),
  updated: contentDate,
  checked: budgetChecked,
  license: { name: dataLicense, line: licenseLine },
  notes: budgetOpenData.notes,
  figures: budgetFigures(),
});

/** Returns a figure as a row of the CSV; unknown amounts are empty cells. */
const csvRow = ({ id, unit, upToPeople, min, max, certainty, basis }: BudgetFigure) => ({
  id,
  unit,
  up_to_people: upToPeople ?? '',
  min: min ?? '',
  max: max ?? '',
  certainty,
  basis: basis
    .map(({ text, source, edition, url }) => `${source} (${edition}): ${text}${url ? ` ${url}` : ''}`)
    .join(' | '),
  checked: basis.map(({ checked }) => checked).sort()[0] ?? '',
  license: licenseLine,
});

/** Returns the figures as CSV with one row each (RFC 4180). */
export const budgetCsv = (): string => toCsv(budgetFigures().map(csvRow));
