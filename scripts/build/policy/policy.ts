import { createHash } from 'node:crypto';
import { type Element, elementsOf } from './markup';

/** Everything a page may load comes from its own origin; anything not named here is refused. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Elements that open another document, run a plug-in, move the page's base or write styles into the page. */
const refusedElements = ['style', 'base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'form'];

/** Attributes from which the browser loads something by itself, for all elements but link. */
const loading = ['src', 'srcset', 'poster', 'data', 'background', 'xlink:href'];

/** Link types that load; canonical, alternate and the like only name an address. */
const loadingLinks = /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/;

/** Relative or rooted addresses and fragments; in a comma-separated srcset, every candidate has to be one. */
const isOwn = (addresses: string) =>
  addresses
    .split(',')
    .every((address) => /^(\/(?!\/)|#|\.{0,2}\/(?!\/)|[\w-]+(?![\w-]*:))/.test(address.trim()));

function elementProblems({ name, attributes }: Element): string[] {
  const problems: string[] = [];
  if (refusedElements.includes(name)) problems.push(`<${name}> is not covered by the policy`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) problems.push(`<${name} ${attribute}>: inline handler`);
    if (attribute === 'style' || attribute === 'srcdoc') problems.push(`<${name} ${attribute}="${value}">`);
    if (/^\s*(javascript|vbscript):/i.test(value) && attribute !== 'content')
      problems.push(`<${name} ${attribute}>: address "${value.slice(0, 40)}"`);
    const loads = loading.includes(attribute) || (attribute === 'href' && name === 'use');
    const linked = name === 'link' && attribute === 'href' && loadingLinks.test(attributes.rel ?? '');
    if ((loads || linked) && !isOwn(value)) problems.push(`<${name} ${attribute}>: loads from "${value}"`);
  }
  if (name === 'meta' && 'http-equiv' in attributes)
    problems.push(`<meta http-equiv="${attributes['http-equiv']}"> stands in the page already`);
  return problems;
}

/** What an inline script needs: a hash, nothing when it is data, or a problem when it is neither. */
function inlineScript({ attributes, text }: Element): { hash?: string; problem?: string } {
  const type = attributes.type ?? '';
  if (/^application\/(ld\+)?json$/.test(type)) {
    // A data block is never run, so no directive touches it; it has to be data, though.
    try {
      JSON.parse(text);
      return {};
    } catch {
      return { problem: 'a data block is no JSON' };
    }
  }
  if (type !== '' && type !== 'module') return { problem: `inline script of type "${type}"` };
  return { hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** The policy of one page, or the reasons there can be none. */
export function policyOf(html: string): { problems: string[]; policy: string } {
  let elements: Element[];
  try {
    elements = elementsOf(html);
  } catch (error) {
    return { problems: [(error as Error).message], policy: '' };
  }
  const inline = elements
    .filter(({ name, attributes }) => name === 'script' && !('src' in attributes))
    .map(inlineScript);
  const problems = [
    ...elements.flatMap(elementProblems),
    ...inline.flatMap(({ problem }) => (problem ? [problem] : [])),
  ];
  const hashes = [...new Set(inline.flatMap(({ hash }) => (hash ? [hash] : [])))];
  const policy = Object.entries({
    ...directives,
    'script-src': [directives['script-src'], ...hashes].join(' '),
  })
    .map((directive) => directive.join(' '))
    .join('; ');
  return { problems, policy };
}

/** Start of every page: the character set has to be within the first 1024 bytes, so it alone precedes the policy. */
const start = /<head><meta charset="utf-8"\/?>/i;

/** The page with its policy before everything it could load. */
export function withPolicy(html: string, policy: string): string {
  if (!start.test(html)) throw new Error('the head does not start with the character set');
  return html.replace(
    start,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Why a style sheet or a drawing cannot be served under the policy. */
export function fileProblems(name: string, text: string): string[] {
  const problems: string[] = [];
  if (name.endsWith('.css')) {
    for (const [, address = ''] of text.matchAll(/(?:url\(|@import\s*)\s*["']?([^"')\s;]+)/g))
      if (!isOwn(address)) problems.push(`loads from "${address.slice(0, 60)}"`);
  }
  if (name.endsWith('.svg')) {
    if (/<(script|foreignObject|iframe)\b|\son[a-z]+\s*=/i.test(text))
      problems.push('a drawing with a script');
    if (/(?:href|src)\s*=\s*["'](?!#)/i.test(text)) problems.push('a drawing that loads something');
  }
  return problems;
}
