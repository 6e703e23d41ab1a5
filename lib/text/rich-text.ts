import { contactEmail } from '@/content/site';
import { foreignLanguages, type Text } from '@/content/text';
import { dayMark, dayOf, factMark, factOf } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { namedFigure } from '@/lib/figures/named';
import { mailto } from './mailto';

/** A piece of a Text: plain words, words of another language, a link or a date. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'foreign'; text: string; lang: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'date'; iso: string };

const figureMark = /\{=([^}]*)\}/g;
const mark = new RegExp(
  String.raw`\[([^\]]+)\]\(([^)\s]+)\)|\{@([^}]*)\}|\{(\d{4}(?:-\d{2}){0,2})\}|\{(${foreignLanguages.join('|')}):([^}]+)\}`,
  'g',
);

/**
 * Splits a Text at its marks `[label](href)`, `{@subject}`, `{ISO date}` and `{lang:words}`. `{fact:id}` gives way to
 * the fact's own text, `{day:id}` to its date, `{=figure}` to the figure; throws on an unknown name.
 */
export function parseText(copy: Text): TextPart[] {
  const text = copy
    .replace(factMark, (_, id: string) => factOf(id).text)
    .replace(dayMark, (_, id: string) => `{${dayOf(id)}}`)
    .replace(figureMark, (_, name: string) => namedFigure(name));
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    const [whole, label, href, subject, iso, lang, words] = match;
    if (iso) parts.push({ kind: 'date', iso });
    else if (lang && words) parts.push({ kind: 'foreign', text: words, lang });
    else if (label && href) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'link', text: contactEmail, href: mailto(subject) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** The Text as a reader hears it: labels without their targets, dates in words. */
export function plainText(text: Text): string {
  return parseText(text)
    .map((part) => (part.kind === 'date' ? formatDate(part.iso) : part.text))
    .join('');
}
