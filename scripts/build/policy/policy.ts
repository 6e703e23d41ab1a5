import { attributeOf, type Document, type Element, elementsOf, insertBefore, textOf } from './html';
import { computeHash } from './integrity';

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

/** Forbidden elements: they embed a document or plug-in, submit data or change the base URL. */
const forbiddenElements = ['base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'form'];

/** Attributes that make the browser load a resource, on all elements except link. */
const loadingAttributes = ['src', 'srcset', 'poster', 'data', 'background', 'xlink:href'];

/** Link types that load a resource, unlike canonical or alternate. */
const loadingLinks = /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/;

/** Returns whether all URLs (several in a srcset) are relative, root-relative or fragments. */
const isSameOrigin = (addresses: string) =>
  addresses
    .split(',')
    .every((address) => /^(\/(?!\/)|#|\.{0,2}\/(?!\/)|[\w-]+(?![\w-]*:))/.test(address.trim()));

function elementProblems(element: Element): string[] {
  const { tagName } = element;
  const problems: string[] = [];
  if (forbiddenElements.includes(tagName)) problems.push(`<${tagName}> is not covered by the policy`);
  for (const { name, value, prefix } of element.attrs) {
    const attribute = prefix ? `${prefix}:${name}` : name;
    if (attribute.startsWith('on')) problems.push(`<${tagName} ${attribute}>: inline handler`);
    if (attribute === 'style' || attribute === 'srcdoc')
      problems.push(`<${tagName} ${attribute}="${value}">`);
    if (/^\s*(javascript|vbscript):/i.test(value) && attribute !== 'content')
      problems.push(`<${tagName} ${attribute}>: URL "${value.slice(0, 40)}"`);
    const loads = loadingAttributes.includes(attribute) || (attribute === 'href' && tagName === 'use');
    const linkLoads =
      tagName === 'link' && attribute === 'href' && loadingLinks.test(attributeOf(element, 'rel') ?? '');
    if ((loads || linkLoads) && !isSameOrigin(value))
      problems.push(`<${tagName} ${attribute}>: loads from "${value}"`);
  }
  const directive = attributeOf(element, 'http-equiv');
  if (tagName === 'meta' && directive !== undefined)
    problems.push(`<meta http-equiv="${directive}"> is already in the page`);
  return problems;
}

/** Returns the problem of an inline script, if it has one. */
function scriptProblem(script: Element): string | undefined {
  const type = attributeOf(script, 'type') ?? '';
  if (!isDataBlock(script))
    return ['', 'module'].includes(type) ? undefined : `inline script of type "${type}"`;
  try {
    JSON.parse(textOf(script));
    return undefined;
  } catch {
    return 'a data block is not valid JSON';
  }
}

/** Returns whether a script is a data block, which is not executed, so that no directive applies. */
const isDataBlock = (script: Element) => /^application\/(ld\+)?json$/.test(attributeOf(script, 'type') ?? '');

/** Returns the policy of a page, or the problems that prevent one. */
export function buildPolicy(document: Document): { problems: string[]; policy: string } {
  const elements = elementsOf(document);
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'src') === undefined,
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const problems = [
    ...elements.flatMap(elementProblems),
    ...scripts.flatMap((script) => scriptProblem(script) ?? []),
  ];
  const hashes = (inline: Element[]) =>
    [...new Set(inline.map((element) => `'${computeHash(textOf(element))}'`))]
      .map((hash) => ` ${hash}`)
      .join('');
  const policy = Object.entries({
    ...directives,
    'script-src': directives['script-src'] + hashes(scripts.filter((script) => !isDataBlock(script))),
    'style-src': directives['style-src'] + hashes(styles),
  })
    .map((directive) => directive.join(' '))
    .join('; ');
  return { problems, policy };
}

/** Adds a policy before anything that loads a resource. Only the charset precedes it, because it has to come early. */
export function addPolicy(document: Document, policy: string): void {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  const [charset, next] = head ? elementsOf(head) : [];
  if (!charset || attributeOf(charset, 'charset') === undefined || !next)
    throw new Error('the head does not start with the character set');
  insertBefore(next, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
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
