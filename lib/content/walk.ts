/**
 * Returns every value inside a value with the path of its field, such as `phases[1].duration`: a record before its fields,
 * the fields in their order. Records in `seen` are left out, and those that were visited are added to it.
 */
export function fieldsIn(value: unknown, field = '', seen?: Set<unknown>): [field: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[field, value]];
  if (seen?.has(value)) return [];
  seen?.add(value);
  const pathOf = (key: string) => {
    if (Array.isArray(value)) return `${field}[${key}]`;
    return field ? `${field}.${key}` : key;
  };
  return [
    [field, value],
    ...Object.entries(value).flatMap(([key, child]) => fieldsIn(child, pathOf(key), seen)),
  ];
}

/** Returns the texts and the records in a value, at any depth, in the same order. */
export const walk = (value: unknown): (string | object)[] =>
  fieldsIn(value).flatMap(([, each]) =>
    typeof each === 'string' || (typeof each === 'object' && each !== null) ? [each] : [],
  );
