import { createHash } from 'node:crypto';

/** Returns the value of the integrity attribute for a file. */
export const computeIntegrity = (file: Buffer | string): string =>
  `sha256-${createHash('sha256').update(file).digest('base64')}`;

/** Matches a link, or a complete script element, so that markup inside a script is not matched. */
const tag = /<script\b([^>]*)>[\s\S]*?<\/script>|<link\b([^>]*)>/g;

const loadsScriptOrStyle = (attributes: string) =>
  / rel="stylesheet"/.test(attributes) || / rel="preload"[^>]* as="(?:script|style)"/.test(attributes);

/**
 * Returns the page with integrity attributes on its scripts and style sheets. Preloads need the same attribute, because the
 * browser otherwise fetches the file twice. `hashOf` returns the integrity value for a URL path.
 */
export const withIntegrity = (html: string, hashOf: (urlPath: string) => string): string =>
  html.replace(tag, (element: string, script?: string, link = '') => {
    const attributes = script ?? (loadsScriptOrStyle(link) ? link : '');
    const urlPath = / (?:src|href)="([^"]+)"/.exec(attributes)?.[1];
    if (!urlPath) return element;
    const [open, end] = attributes.endsWith('/') ? [attributes.slice(0, -1), '/'] : [attributes, ''];
    return element.replace(attributes, `${open} integrity="${hashOf(urlPath)}"${end}`);
  });
