/** Names in braces of a template: "{index} of {count}" has index and count. */
type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Fills a template from content, for example `fill('{index} of {count}', …)`; a missing or unknown name is a type error. */
export function fill<const T extends string>(
  template: T,
  values: Record<Placeholders<T>, string | number>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name as Placeholders<T>]));
}
