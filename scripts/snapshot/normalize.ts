import { textOf } from '../support/built-pages';

/** Names of files that hold a hash of their content, with what is before it. */
const hashedFile = /(\/_next\/static\/(?:chunks|media)\/(?:[^/"'\s\\]*[.-])?)[0-9a-z_-]{13}(\.[0-9a-z]+)/g;

/** Ends of blocks, after which a new line of text begins. */
const blockEnd =
  /<\/(?:p|li|d[dt]|t[dhr]|caption|summary|figcaption|h[1-6]|div|section|nav|a|button)>|<br[^>]*>/g;

/** Ids that React makes, by the order in which they first appear: they follow the tree, not the page's words. */
function countIds(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/_[rR]_[0-9a-z]+_/g, (id) => {
    if (!names.has(id)) names.set(id, `ID${names.size + 1}`);
    return names.get(id) ?? id;
  });
}

/**
 * A built page with one tag a line, and without what differs between two builds of the same content: hashes of files and
 * scripts, build id, ids that React makes, comments, and the page's data for React, which says everything a second time.
 */
export function normalizedHtml(html: string): string {
  const lines = countIds(html)
    .replace(/<script\b[^>]*>\(?self\.__next_f.*?<\/script>/gs, '')
    // An inline script is compiled code: a renamed file or variable changes its minified names.
    .replace(/(<script(?![^>]*\b(?:src|type)=)[^>]*>).+?<\/script>/gs, '$1</script>')
    .replace(/<!--.*?-->/gs, '')
    .replace(hashedFile, '$1HASH$2')
    .replace(/(\/_next\/static\/)[\w-]+(\/_\w+Manifest\.js)/g, '$1BUILD$2')
    .replace(/\b[\w-]{6}_(variable|className)\b/g, 'HASH_$1')
    .replace(/sha(256|384|512)-[A-Za-z0-9+/]+=*/g, 'sha$1-HASH')
    .replace(/(\/[\w-]+\.(?:ico|svg|png|webmanifest))\?[\w.-]+/g, '$1?HASH')
    .replace(/('sha\d+-HASH')(?: \1)+/g, '$1')
    .replace(/(?<=>)(?=[^<\s])|(?=<)/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // How many scripts a page is cut into says nothing about the page.
  return `${lines.filter((line, index) => line !== lines[index - 1] || !/^<script|^<link/.test(line)).join('\n')}\n`.replace(
    /(?:<script [^>]*HASH\.js"[^>]*>\n<\/script>\n)+/g,
    '<script src="HASH.js">\n</script>\n',
  );
}

/** The words of a page's main part: a blank line and a mark before each heading, a line for each block. */
export const textBySection = (html: string): string =>
  `${(/<main\b.*<\/main>/s.exec(html)?.[0] ?? html)
    .replace(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<h[1-6]\b/g, '\uE000$&')
    .replace(blockEnd, '$&\uE001')
    .split(/(?=\uE000)|\uE001/)
    .map((block) => {
      const text = textOf(block.replaceAll('\uE000', ''));
      return block.includes('\uE000') ? `\n# ${text}` : text;
    })
    .filter(Boolean)
    .join('\n')
    .trim()}\n`;

/** JSON with one value a line; anything else as it is, with one kind of line end. */
export const normalizedData = (name: string, text: string): string =>
  name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 1)}\n` : text.replaceAll('\r\n', '\n');

/** The first lines that differ, as "- before" and "+ now" with their place. */
export function firstDifferences(before: string, now: string, most = 3): string[] {
  const [old, present] = [before.split('\n'), now.split('\n')];
  const differing = Array.from({ length: Math.max(old.length, present.length) }, (_, index) => index).filter(
    (index) => old[index] !== present[index],
  );
  const short = (line = '') => (line.length > 160 ? `${line.slice(0, 160)} …` : line);
  return differing
    .slice(0, most)
    .flatMap((index) => [
      `  ${index + 1} - ${short(old[index])}`,
      `  ${index + 1} + ${short(present[index])}`,
    ]);
}
