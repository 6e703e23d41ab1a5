/** Element of a page: attributes by lower-case name, and the raw text of a script or style. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Matches one token of an exported page; script and style elements include their raw text. */
const token =
  /<!doctype html>|<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)>([\s\S]*?)<\/\1>|<\/[a-z][\w-]*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+/giy;
const attribute = /\s+([^\s="/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/gy;

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const text = source.replace(/\s*\/?$/, '');
  attribute.lastIndex = 0;
  while (attribute.lastIndex < text.length) {
    const at = attribute.lastIndex;
    const match = attribute.exec(text);
    if (!match) throw new Error(`cannot parse the attributes "${text.slice(at, at + 60)}"`);
    attributes[(match[1] as string).toLowerCase()] = (match[2] ?? match[3] ?? '').replaceAll('&amp;', '&');
  }
  return attributes;
}

/** Returns the elements of a page in document order; throws on markup that it cannot parse. */
export function parseElements(html: string): Element[] {
  const elements: Element[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const at = token.lastIndex;
    const match = token.exec(html);
    if (!match) throw new Error(`cannot parse the markup at "${html.slice(at, at + 60)}"`);
    const [, raw, rawAttributes = '', text = '', name, attributes = ''] = match;
    if (raw) elements.push({ name: raw.toLowerCase(), attributes: attributesOf(rawAttributes), text });
    else if (name)
      elements.push({ name: name.toLowerCase(), attributes: attributesOf(attributes), text: '' });
  }
  return elements;
}
