import type { AddressId } from '@/content/addresses';
import { certaintyLabels, type LabeledCertainty } from '@/content/certainty';
import { contactEmail } from '@/content/site';
import { foreignLanguages, type Text } from '@/content/text';
import { addressId, addressInPrint } from '@/lib/addresses/addresses';
import { dayOf, dayPlaceholder, factOf, factPlaceholder } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { figureByName } from '@/lib/figures/named';
import { parseLabeledCertainty } from '../certainty/certainty-labels';
import { mailto } from './mailto';

/** A piece of the words of an outgoing link. */
type LabelPart = { kind: 'words'; text: string } | { kind: 'foreign'; text: string; lang: string };

/** A piece of a Text: plain words, words of another language, a link, a link that leaves the site, or a date. */
type TextPart =
  | LabelPart
  | { kind: 'link' | 'mailbox'; text: string; href: string }
  | { kind: 'address'; text: string; id: AddressId; words: LabelPart[] }
  | { kind: 'date'; iso: string }
  | { kind: 'certainty'; certainty: LabeledCertainty };

const addressMark = 'address:';

const figureMark = /\{=([^}]*)\}/g;
const placeholder = new RegExp(
  String.raw`\[([^\]]+)\]\(([^)\s]+)\)|\{@([^}]*)\}|\{(\d{4}(?:-\d{2}){0,2})\}|\{(${foreignLanguages.join('|')}):([^}]+)\}| ?\{sure:([\w-]+)\}`,
  'g',
);

/**
 * Splits a Text at its links and placeholders `[label](href)`, `[label](address:id)`, `{@subject}`, `{ISO date}` `{lang:words}` and `{sure:certainty}`. `{fact:id}` gives
 * way to the fact's own text with its word of certainty, `{day:id}` to its date, `{=figure}` to the figure; throws on an unknown name.
 */
export function parseText(copy: Text): TextPart[] {
  const text = copy
    .replace(factPlaceholder, (_, id: string) => factText(id))
    .replace(dayPlaceholder, (_, id: string) => `{${dayOf(id)}}`)
    .replace(figureMark, (_, name: string) => figureByName(name));
  return split(text);
}

/** A fact's own text, with its word after it unless the text says so itself. */
function factText(id: string): string {
  const { text, certainty } = factOf(id);
  return certainty === 'verified' || saysItself.test(text) ? text : `${text} {sure:${certainty}}`;
}
const saysItself = /\breport|\bpractice\b|\bsecond-hand\b/i;

const isLabel = (part: TextPart): part is LabelPart => part.kind === 'words' || part.kind === 'foreign';

function split(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    const [whole, label, href, subject, iso, lang, words, sure] = match;
    if (sure) parts.push({ kind: 'certainty', certainty: parseLabeledCertainty(sure) });
    else if (iso) parts.push({ kind: 'date', iso });
    else if (lang && words) parts.push({ kind: 'foreign', text: words, lang });
    else if (label && href?.startsWith(addressMark)) {
      const words = split(label).filter(isLabel);
      const id = addressId(href.slice(addressMark.length));
      parts.push({ kind: 'address', text: spoken(words), id, words });
    } else if (label && href) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'mailbox', text: contactEmail, href: mailto(subject) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

const spoken = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'certainty') return '';
      return part.kind === 'date' ? formatDate(part.iso) : part.text;
    })
    .join('');

/** The Text as titles, descriptions and data carry it: labels without their targets, dates in words, no word of certainty. */
export const plainText = (text: Text): string => spoken(parseText(text));

/** The Text on paper, where a link cannot be followed: an official address is printed after its words. */
export const printedText = (text: Text): string =>
  parseText(text)
    .map((part) => {
      if (part.kind === 'certainty') return ` (${certaintyLabels[part.certainty]})`;
      return part.kind === 'address' ? `${part.text} (${addressInPrint(part.id)})` : spoken([part]);
    })
    .join('');
