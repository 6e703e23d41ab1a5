/** Returns the texts and the records in a value, at any depth: a record before its fields, the fields in their order. */
export function walk(value: unknown): (string | object)[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(walk)];
}
