/** Formats a CSV field: quoted if it contains a comma, a quote or a line break. */
const field = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Without this mark, Excel on Windows reads a CSV file in the local code page and breaks ’ and –. */
export const byteOrderMark = '\uFEFF';

/** Returns records as a CSV file (RFC 4180) in UTF-8 with a byte order mark; the keys of the first record are the header. */
export function toCsv(records: readonly Readonly<Record<string, string | number>>[]): string {
  const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return byteOrderMark + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
