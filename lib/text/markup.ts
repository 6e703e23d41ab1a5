/** A link as written: its label, which may contain placeholders, and its target. */
export interface LinkMarkup {
  label: string;
  target: string;
}
/** A placeholder as written: a kind such as `fact` or a language, and what that kind needs. */
export interface PlaceholderMarkup {
  kind: string;
  value: string;
}
/** A part of a text as written: words, a link or a placeholder. */
export type Markup = string | LinkMarkup | PlaceholderMarkup;

/** Matches `[label](target)`, `{kind:value}`, and a date, which needs no kind because nothing else looks like it. */
const markupPattern =
  /\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)|\{(?:(?<kind>[a-z]+):(?<value>[^}]*)|(?<date>\d{4}(?:-\d{2}){0,2}))\}/g;

/** Splits a text at its links and placeholders. Their meaning is up to the caller. */
export function splitMarkup(text: string): Markup[] {
  const parts: Markup[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(markupPattern)) {
    const { label, target, kind = 'date', value, date = '' } = groups;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(label && target ? { label, target } : { kind, value: value ?? date });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
