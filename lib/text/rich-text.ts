import { certaintyLabels } from '@/content/certainty';
import type { Locale } from '@/content/locales';
import { contactEmail } from '@/content/site';
import { foreignLanguages, type Text } from '@/content/text';
import { addressId, addressTarget, hrefInPrint } from '@/lib/addresses/addresses';
import { dayOf, factOf } from '@/lib/facts/facts';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { figureByName } from '@/lib/figures/named';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { glossaryId } from '@/lib/glossary/entries';
import { isPagePath } from '@/lib/pages/registry';
import { parseLabeledCertainty, withCertainty } from '../certainty/certainty-labels';
import { type InlinePart, inlineText, type LabelPart } from './inline';
import { mailto } from './mailto';
import { type LinkMarkup, type PlaceholderMarkup, splitMarkup } from './markup';

interface ParseOptions {
  /** The language of the text. */
  locale?: Locale;
  /** Whether links to the glossary are links; otherwise only their labels remain. */
  terms?: boolean;
}

/**
 * Resolves the links and placeholders of a Text, which `content/text.ts` lists. Moves a certainty label before the period of
 * its sentence.
 * @throws Error that quotes the text, for an unknown name, a link to no page, or any other placeholder except the bare
 * names that `fill` replaces.
 */
export function parseText(text: Text, { locale = 'en', terms = true }: ParseOptions = {}): InlinePart[] {
  try {
    return resolve(text, { locale, terms });
  } catch (error) {
    throw new Error(`${(error as Error).message}, in the text "${text}"`);
  }
}

function resolve(text: Text, options: Required<ParseOptions>): InlinePart[] {
  const parts: InlinePart[] = [];
  for (const markup of splitMarkup(text)) {
    const resolved =
      typeof markup === 'string'
        ? [words(markup)]
        : 'target' in markup
          ? link(markup, options)
          : placeholder(markup, options);
    for (const part of resolved) append(parts, part);
  }
  return parts;
}

/** Appends a part: words to the words before them, a certainty label before the space and the period that end them. */
function append(parts: InlinePart[], part: InlinePart) {
  const before = parts.at(-1);
  if (typeof before !== 'string' || (typeof part === 'object' && part.kind !== 'certainty')) {
    parts.push(part);
    return;
  }
  parts.pop();
  if (typeof part === 'string') parts.push(before + part);
  else {
    const [, sentence = '', period = ''] = /^(.*?)(\.?) ?$/s.exec(before) ?? [];
    parts.push(...[sentence, part, period].filter(Boolean));
  }
}

/** Matches a placeholder that a Text cannot contain; a bare name is a placeholder of a template, typed by `fill`. */
const unknownPlaceholder = /\{(?![A-Za-z]\w*\})[^}]*\}?/;

/** Returns plain words. Throws on a placeholder that would be printed with its braces. */
function words(text: string): string {
  const [unknown] = unknownPlaceholder.exec(text) ?? [];
  if (unknown) throw new Error(`"${unknown}" is not a placeholder of a text`);
  return text;
}

function link({ label, target }: LinkMarkup, options: Required<ParseOptions>): InlinePart[] {
  const parts = resolve(label, options).map((part) => (isLabelPart(part) ? part : inlineText(part)));
  const [scheme, id = ''] = target.split(/:(.*)/s);
  if (scheme === 'address') return [{ kind: 'address', label: parts, ...addressTarget(addressId(id)) }];
  if (scheme === 'glossary' && !options.terms) return parts;
  const [first] = parts;
  return [
    {
      ...(scheme === 'glossary'
        ? { kind: 'term', href: glossaryAnchor(glossaryId(id)) }
        : { kind: 'link', href: linkTarget(target) }),
      text: parts.map(inlineText).join(''),
      ...(parts.length === 1 && typeof first === 'object' && { lang: first.lang }),
    },
  ];
}

const isLabelPart = (part: InlinePart): part is LabelPart =>
  typeof part === 'string' || part.kind === 'foreign';

/**
 * Returns the href of a link, or the placeholder for it in a template. Throws if the site has no such page; tests of the
 * export check files and fragments.
 */
function linkTarget(href: string): string {
  if (!/^(\/|#|mailto:|\{\w+\})/.test(href)) throw new Error(`"${href}" is not a target of a link`);
  const path = href.replace(/#.*/, '');
  if (path.startsWith('/') && !/\.\w+$/.test(path) && !isPagePath(path))
    throw new Error(`"${href}" leads to no page`);
  return href;
}

function placeholder({ kind, value }: PlaceholderMarkup, options: Required<ParseOptions>): InlinePart[] {
  const { locale } = options;
  switch (kind) {
    case 'date':
      return [{ kind, text: formatDate(value, locale) }];
    case 'day':
      return [{ kind: 'date', text: formatDate(dayOf(value), locale) }];
    case 'fact':
      return resolve(factText(value, locale), options);
    case 'figure':
      return [figureByName(value, locale)];
    case 'mailbox':
      return [{ kind: 'mailbox', text: contactEmail, href: mailto(value) }];
    case 'sure': {
      const certainty = parseLabeledCertainty(value);
      return [{ kind: 'certainty', text: ` (${withNoBreakSpaces(certaintyLabels[certainty])})`, certainty }];
    }
    default:
      if (!(foreignLanguages as readonly string[]).includes(kind))
        throw new Error(`"{${kind}:${value}}" is not a placeholder of a text`);
      return [{ kind: 'foreign', text: value, lang: kind }];
  }
}

/** Returns the text of a fact with its certainty, at the place that the text marks or else at its end. */
function factText(id: string, locale: Locale): Text {
  if (locale !== 'en') throw new Error(`the fact "${id}" exists in English only`);
  const { text, certainty } = factOf(id);
  return text.includes('{sure:') ? text : withCertainty(text, certainty);
}

const isCertainty = (part: InlinePart) => typeof part === 'object' && part.kind === 'certainty';

/** Returns the Text for titles, descriptions and data: labels without targets, dates in words, no certainty labels. */
export const plainText = (text: Text, locale?: Locale): string =>
  parseText(text, { locale })
    .filter((part) => !isCertainty(part))
    .map(inlineText)
    .join('');

/** Returns data with every Text in it as plain text. */
export const plainTexts = <T>(data: T): T =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? plainText(value) : value));

/** Returns the Text for print, where links do not work: the URL follows the label of an official address. */
export const printedText = (text: Text): string =>
  parseText(text)
    .map((part) =>
      typeof part === 'object' && part.kind === 'address'
        ? `${inlineText(part)} (${hrefInPrint(part.href)})`
        : inlineText(part),
    )
    .join('');
