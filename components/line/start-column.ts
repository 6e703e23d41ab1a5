/** Desktop grid columns of a time scale; literal, because Tailwind reads them from the source and the pages carry no style attribute. */
const columns = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
  'lg:col-start-8',
  'lg:col-start-9',
  'lg:col-start-10',
  'lg:col-start-11',
  'lg:col-start-12',
  'lg:col-start-13',
];

/** Class that starts a part in the column of week or month `index`, counted from 0, from 1181 px up. */
export function startColumn(index: number): string {
  const found = columns[index];
  if (!found) throw new Error(`startColumn: no column class for ${index + 1}`);
  return found;
}
