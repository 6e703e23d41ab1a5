import { createHash } from 'node:crypto';
import { type Element, parseElements } from './markup';

/** Directives of every page: resources from the same origin only, everything else blocked. */
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

/** Forbidden elements: they embed a document or plug-in, submit data, change the base URL or add inline styles. */
const forbiddenElements = ['style', 'base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'form'];

/** Attributes that make the browser load a resource, on all elements except link. */
const loadingAttributes = ['src', 'srcset', 'poster', 'data', 'background', 'xlink:href'];

/** Link types that load a resource, unlike canonical or alternate. */
const loadingLinks = /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/;

/** Returns whether all URLs (several in a srcset) are relative, root-relative or fragments. */
const isSameOrigin = (addresses: string) =>
  addresses
    .split(',')
    .every((address) => /^(\/(?!\/)|#|\.{0,2}\/(?!\/)|[\w-]+(?![\w-]*:))/.test(address.trim()));

function elementProblems({ name, attributes }: Element): string[] {
  const problems: string[] = [];
  if (forbiddenElements.includes(name)) problems.push(`<${name}> is not covered by the policy`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) problems.push(`<${name} ${attribute}>: inline handler`);
    if (attribute === 'style' || attribute === 'srcdoc') problems.push(`<${name} ${attribute}="${value}">`);
    if (/^\s*(javascript|vbscript):/i.test(value) && attribute !== 'content')
      problems.push(`<${name} ${attribute}>: URL "${value.slice(0, 40)}"`);
    const loads = loadingAttributes.includes(attribute) || (attribute === 'href' && name === 'use');
    const linkLoads = name === 'link' && attribute === 'href' && loadingLinks.test(attributes.rel ?? '');
    if ((loads || linkLoads) && !isSameOrigin(value))
      problems.push(`<${name} ${attribute}>: loads from "${value}"`);
  }
  if (name === 'meta' && 'http-equiv' in attributes)
    problems.push(`<meta http-equiv="${attributes['http-equiv']}"> is already in the page`);
  return problems;
}

/** Returns the hash of an inline script, nothing for a data block, or a problem for any other type. */
function inlineScript({ attributes, text }: Element): { hash?: string; problem?: string } {
  const type = attributes.type ?? '';
  if (/^application\/(ld\+)?json$/.test(type)) {
    // A data block is not executed, so no directive applies, but it has to be valid JSON.
    try {
      JSON.parse(text);
      return {};
    } catch {
      return { problem: 'a data block is not valid JSON' };
    }
  }
  if (type !== '' && type !== 'module') return { problem: `inline script of type "${type}"` };
  return { hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** Returns the policy of a page, or the problems that prevent one. */
export function buildPolicy(html: string): { problems: string[]; policy: string } {
  let elements: Element[];
  try {
    elements = parseElements(html);
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

/** Start of every page. Only the charset precedes the policy, because it has to be within the first 1024 bytes. */
const start = /<head><meta charset="utf-8"\/?>/i;

/** Returns the page with its policy before anything that loads a resource; throws if the charset is not first. */
export function withPolicy(html: string, policy: string): string {
  if (!start.test(html)) throw new Error('the head does not start with the character set');
  return html.replace(
    start,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Returns the problems of a style sheet or SVG file under the policy. */
export function fileProblems(name: string, text: string): string[] {
  const problems: string[] = [];
  if (name.endsWith('.css')) {
    for (const [, address = ''] of text.matchAll(/(?:url\(|@import\s*)\s*["']?([^"')\s;]+)/g))
      if (!isSameOrigin(address)) problems.push(`loads from "${address.slice(0, 60)}"`);
  }
  if (name.endsWith('.svg')) {
    if (/<(script|foreignObject|iframe)\b|\son[a-z]+\s*=/i.test(text))
      problems.push('the SVG file contains a script');
    if (/(?:href|src)\s*=\s*["'](?!#)/i.test(text)) problems.push('the SVG file loads a resource');
  }
  return problems;
}
