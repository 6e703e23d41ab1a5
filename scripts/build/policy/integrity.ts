import { createHash } from 'node:crypto';
import { attributeOf, type Document, elementsOf, setAttribute } from './html';

/** Returns the hash of a file or of an inline script, in the form of the integrity attribute and of the policy. */
export const computeHash = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds integrity attributes to the scripts and style sheets of a page. Preloads of scripts need the same attribute, because
 * the browser otherwise fetches the file twice. `hashOf` returns the hash of the file at a URL path.
 */
export function addIntegrity(document: Document, hashOf: (urlPath: string) => string): void {
  for (const element of elementsOf(document)) {
    const isLink = attributeOf(element, 'rel') === 'stylesheet' || attributeOf(element, 'as') === 'script';
    const urlPath = attributeOf(element, isLink ? 'href' : 'src');
    if (urlPath && (isLink || element.tagName === 'script'))
      setAttribute(element, 'integrity', hashOf(urlPath));
  }
}
