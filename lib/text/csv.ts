/** A field of a CSV: in quotes where it holds a comma, a quote or a line break. */
const field = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Excel on Windows reads a CSV file without this mark in the code page of the machine, and breaks ’ and –. */
export const byteOrderMark = '\uFEFF';

/** Records as a CSV file (RFC 4180) in UTF-8 that says so; the names of the first one's fields are the columns. */
export function toCsv(records: readonly Readonly<Record<string, string | number>>[]): string {
  const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return byteOrderMark + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
