import { contentValues } from '@/scripts/support/content-values';

type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Fields of a day; those of a date may name a month or a year only. */
const days = /(^|\.)(checked|reviewBy|from\[\d+\]\.date|wordings\[\d+\]\.date)$/;
const dates = /(^|\.)(effective|newest|date)$/;

/** Words for a page, which use the same names of fields for their labels. */
const isCopy = (file: string) => /\/page-copy\/|\/labels\.ts$|\/specification\.ts$/.test(file);

const isDate = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Files with a value that a rule applies to. */
const filesWith = <V>(applies: (value: unknown, field: string) => boolean) =>
  contentValues
    .filter(([file]) => !isCopy(file))
    .map(([file, values]) => ({
      file,
      values: values.filter(([field, value]) => applies(value, field)) as [field: string, value: V][],
    }))
    .filter(({ values }) => values.length > 0);

const isRange = (value: unknown) => isObject(value) && 'min' in value && 'max' in value && 'unit' in value;

test.each(filesWith<{ min: number; max: number }>(isRange))(
  '$file: every range is above zero and has min up to max',
  ({ values }) => {
    expect(values.filter(([, { min, max }]) => min <= 0 || min > max)).toEqual([]);
  },
);

const isDay = (value: unknown, field: string) => typeof value === 'string' && days.test(field);

test.each(filesWith<string>(isDay))(
  '$file: every day is an existing day such as 2027-01-31',
  ({ values }) => {
    expect(values.filter(([, day]) => day.length !== 10 || !isDate(day))).toEqual([]);
  },
);

const isAnyDate = (value: unknown, field: string) => typeof value === 'string' && dates.test(field);

test.each(filesWith<string>(isAnyDate))(
  '$file: every date is an existing day, month or year',
  ({ values }) => {
    expect(values.filter(([, date]) => !isDate(date))).toEqual([]);
  },
);

interface Table {
  columns: readonly unknown[];
  rows: readonly (readonly unknown[] | { cells: readonly unknown[]; name?: string })[];
}
const isTable = (value: unknown) =>
  isObject(value) && Array.isArray(value.columns) && Array.isArray(value.rows);

test.each(filesWith<Table>(isTable))(
  '$file: every row of a table has a cell under each column',
  ({ values }) => {
    const lengths = values.map(([field, { columns, rows }]) => ({
      field,
      columns: columns.length,
      // A row with a name has its first cell there.
      cells: rows.map((row) => ('cells' in row ? row.cells.length + ('name' in row ? 1 : 0) : row.length)),
    }));
    expect(lengths.filter(({ columns, cells }) => cells.some((count) => count !== columns))).toEqual([]);
  },
);
