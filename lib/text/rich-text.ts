import type { AddressId } from '@/content/addresses';
import { certaintyLabels, type LabeledCertainty } from '@/content/certainty';
import type { Locale } from '@/content/locales';
import { contactEmail } from '@/content/site';
import { foreignLanguages, type Text } from '@/content/text';
import { addressId, addressInPrint } from '@/lib/addresses/addresses';
import { dayOf, dayPlaceholder, factOf, factPlaceholder } from '@/lib/facts/facts';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { figureByName } from '@/lib/figures/named';
import { isPagePath } from '@/lib/pages/registry';
import { parseLabeledCertainty, withCertainty } from '../certainty/certainty-labels';
import { mailto } from './mailto';

/** A part of the label of an external link. */
type LabelPart = { kind: 'words'; text: string } | { kind: 'foreign'; text: string; lang: string };

/** A part of a Text: text, foreign text, a link, an official address, a date or a certainty label. */
type TextPart =
  | LabelPart
  | { kind: 'mailbox'; text: string; href: string }
  /** A link to a page; `lang` is set if its label is in another language than the text. */
  | { kind: 'link'; text: string; href: string; lang?: string }
  | { kind: 'address'; text: string; id: AddressId; words: LabelPart[] }
  | { kind: 'date'; iso: string }
  | { kind: 'certainty'; certainty: LabeledCertainty };

const addressPrefix = 'address:';

/** Matches a certainty label after the period of its sentence. */
const labelAfterPeriod = /\.( ?\{sure:[\w-]+\})/g;

const figurePlaceholder = /\{=([^}]*)\}/g;
const placeholder = new RegExp(
  String.raw`\[([^\]]+)\]\(([^)\s]+)\)|\{@([^}]*)\}|\{(\d{4}(?:-\d{2}){0,2})\}|\{(${foreignLanguages.join('|')}):([^}]+)\}| ?\{sure:([\w-]+)\}`,
  'g',
);

/**
 * Splits a Text at its links and placeholders: `[label](href)`, `[label](address:id)`, `{@subject}`, `{ISO date}`,
 * `{lang:text}` and `{sure:certainty}`. Replaces `{fact:id}` with the text of the fact and its certainty label, `{day:id}`
 * with its date and `{=figure}` with the figure in the language of the text. Moves a certainty label before the period of its sentence.
 * @throws Error that quotes the text, for an unknown name, a link to no page, or any other placeholder except the bare
 * names that `fill` replaces.
 */
export function parseText(copy: Text, locale: Locale = 'en'): TextPart[] {
  try {
    const text = copy
      .replace(factPlaceholder, (_, id: string) => factText(id, locale))
      .replace(dayPlaceholder, (_, id: string) => `{${dayOf(id)}}`)
      .replace(figurePlaceholder, (_, name: string) => figureByName(name, locale))
      .replace(labelAfterPeriod, '$1.');
    return split(text);
  } catch (error) {
    throw new Error(`${(error as Error).message}, in the text "${copy}"`);
  }
}

/** Matches a placeholder that a Text cannot contain; a bare name is a placeholder of a template, typed by `fill`. */
const unknownPlaceholder = /\{(?![A-Za-z]\w*\})[^}]*\}?/;

/** Returns plain text. Throws on a placeholder that would be printed with its braces. */
function words(text: string): TextPart {
  const [unknown] = unknownPlaceholder.exec(text) ?? [];
  if (unknown) throw new Error(`"${unknown}" is not a placeholder of a text`);
  return { kind: 'words', text };
}

/** Returns a date. Throws on a month that does not exist. */
function date(iso: string): TextPart {
  formatDate(iso);
  return { kind: 'date', iso };
}

/** Returns the href of a link. Throws if the site has no such page; tests of the export check files and fragments. */
function linkTarget(href: string): string {
  const path = href.replace(/#.*/, '');
  if (path.startsWith('/') && !/\.\w+$/.test(path) && !isPagePath(path))
    throw new Error(`"${href}" leads to no page`);
  return href;
}

/** Returns the text of a fact with its certainty, at the place that the text marks or else at its end. */
function factText(id: string, locale: Locale): Text {
  if (locale !== 'en') throw new Error(`the fact "${id}" exists in English only`);
  const { text, certainty } = factOf(id);
  return text.includes('{sure:') ? text : withCertainty(text, certainty);
}

/** Returns a certainty label as plain text: in brackets, with the space before it. */
export const certaintyInBrackets = (certainty: LabeledCertainty): string =>
  ` (${withNoBreakSpaces(certaintyLabels[certainty])})`;

/** Returns a link to a page. A label such as `{uk:Українською}` sets its language. */
function pageLink(label: string, href: string): TextPart {
  const [part, ...others] = split(label);
  const link = { kind: 'link', text: label, href: linkTarget(href) } as const;
  return part?.kind === 'foreign' && others.length === 0
    ? { ...link, text: part.text, lang: part.lang }
    : link;
}

const isLabel = (part: TextPart): part is LabelPart => part.kind === 'words' || part.kind === 'foreign';

function split(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) parts.push(words(text.slice(end, match.index)));
    const [whole, label, href, subject, iso, lang, foreign, certaintyName] = match;
    if (certaintyName) parts.push({ kind: 'certainty', certainty: parseLabeledCertainty(certaintyName) });
    else if (iso) parts.push(date(iso));
    else if (lang && foreign) parts.push({ kind: 'foreign', text: foreign, lang });
    else if (label && href?.startsWith(addressPrefix)) {
      const labelParts = split(label).filter(isLabel);
      const id = addressId(href.slice(addressPrefix.length));
      parts.push({ kind: 'address', text: toPlain(labelParts), id, words: labelParts });
    } else if (label && href) parts.push(pageLink(label, href));
    else parts.push({ kind: 'mailbox', text: contactEmail, href: mailto(subject) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(words(text.slice(end)));
  return parts;
}

const toPlain = (parts: readonly TextPart[], locale?: Locale): string =>
  parts
    .map((part) => {
      if (part.kind === 'certainty') return '';
      return part.kind === 'date' ? formatDate(part.iso, locale) : part.text;
    })
    .join('');

/** Returns the Text for titles, descriptions and data: labels without targets, dates in words, no certainty labels. */
export const plainText = (text: Text, locale?: Locale): string => toPlain(parseText(text, locale), locale);

/** Returns the Text for print, where links do not work: the URL follows the label of an official address. */
export const printedText = (text: Text): string =>
  parseText(text)
    .map((part) => {
      if (part.kind === 'certainty') return certaintyInBrackets(part.certainty);
      return part.kind === 'address' ? `${part.text} (${addressInPrint(part.id)})` : toPlain([part]);
    })
    .join('');
