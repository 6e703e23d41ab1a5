import { createHash } from 'node:crypto';

/** Value of an integrity attribute for a file. */
export const integrityOf = (file: Buffer | string): string =>
  `sha256-${createHash('sha256').update(file).digest('base64')}`;

/** A whole script with its text, which is passed over, or a link. */
const tag = /<script\b([^>]*)>[\s\S]*?<\/script>|<link\b([^>]*)>/g;

const isSheet = (attributes: string) =>
  / rel="stylesheet"/.test(attributes) || / rel="preload"[^>]* as="(?:script|style)"/.test(attributes);

/**
 * The page with the hash of each script and style sheet it names; a preload carries the same, or the browser would
 * fetch the file twice. `hashOf` gives the integrity of the file at an address.
 */
export const withIntegrity = (html: string, hashOf: (address: string) => string): string =>
  html.replace(tag, (whole: string, script?: string, link = '') => {
    const attributes = script ?? (isSheet(link) ? link : '');
    const address = / (?:src|href)="([^"]+)"/.exec(attributes)?.[1];
    if (!address) return whole;
    const [open, end] = attributes.endsWith('/') ? [attributes.slice(0, -1), '/'] : [attributes, ''];
    return whole.replace(attributes, `${open} integrity="${hashOf(address)}"${end}`);
  });
