/** Names in braces of a template: "{index} of {count}" has index and count. */
type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;

/** Puts values into a template of content, `fill('{index} of {count}', …)`; a missing or unknown name fails the type check. */
export function fill<const T extends string>(template: T, values: Record<Slots<T>, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name as Slots<T>]));
}
