/**
 * Every value inside a record with the path of its field, such as `phases[1].duration`. An object that the record, or a
 * record before it with the same `seen`, contains twice is visited once.
 */
export function* walk(
  value: unknown,
  field = '',
  seen = new Set<unknown>(),
): Generator<[field: string, value: unknown]> {
  if (seen.has(value)) return;
  yield [field, value];
  if (typeof value !== 'object' || value === null) return;
  seen.add(value);
  for (const [key, child] of Object.entries(value))
    yield* walk(
      child,
      Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.'),
      seen,
    );
}

/** The items that an earlier item of the list equals. */
export const duplicates = <T>(items: readonly T[]): T[] =>
  items.filter((item, index) => items.indexOf(item) < index);
