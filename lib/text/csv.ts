/** A field of a CSV: in quotes where it holds a comma, a quote or a line break. */
const field = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Rows as a CSV file (RFC 4180); the first row names the columns. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
