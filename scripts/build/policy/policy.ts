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

/** Returns whether a script is a data block, which is not executed, so that no directive applies. */
const isDataBlock = (script: Element) => /^application\/(ld\+)?json$/.test(attributeOf(script, 'type') ?? '');

/** Returns the policy of a page: its inline scripts and styles are allowed by their hashes. */
export function buildPolicy(document: Document): string {
  const elements = elementsOf(document);
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'src') === undefined,
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const hashes = (inline: Element[]) =>
    [...new Set(inline.map((element) => `'${computeHash(textOf(element))}'`))]
      .map((hash) => ` ${hash}`)
      .join('');
  return Object.entries({
    ...directives,
    'script-src': directives['script-src'] + hashes(scripts.filter((script) => !isDataBlock(script))),
    'style-src': directives['style-src'] + hashes(styles),
  })
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Adds a policy before anything that loads a resource. Only the charset precedes it, because it has to come early. */
export function addPolicy(document: Document, policy: string): void {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  const [charset, next] = head ? elementsOf(head) : [];
  if (!charset || attributeOf(charset, 'charset') === undefined || !next)
    throw new Error('the head does not start with the character set');
  insertBefore(next, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
}
