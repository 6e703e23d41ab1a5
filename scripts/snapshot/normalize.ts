import { textOf } from '../support/built-pages';

/** Matches file names with a content hash; captures the parts before and after the hash. */
const hashedFile = /(\/_next\/static\/(?:chunks|media)\/(?:[^/"'\s\\]*[.-])?)[0-9a-z_-]{13}(\.[0-9a-z]+)/g;

/** Matches the end of a block, where a new line of text starts. */
const blockEnd =
  /<\/(?:p|li|d[dt]|t[dhr]|caption|summary|figcaption|h[1-6]|div|section|nav|a|button)>|<br[^>]*>/g;

/** Replaces the ids that React generates by numbers in order of appearance, because they depend on the component tree. */
function countIds(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/_[rR]_[0-9a-z]+_/g, (id) => {
    if (!names.has(id)) names.set(id, `ID${names.size + 1}`);
    return names.get(id) ?? id;
  });
}

/**
 * Returns a built page with one tag per line, without everything that differs between two builds of the same content:
 * hashes of files and scripts, styles, build id, generated ids and comments. Also removes the Flight data, which repeats the page.
 */
export function normalizeHtml(html: string): string {
  const lines = countIds(html)
    .replace(/<script\b[^>]*>\(?self\.__next_f.*?<\/script>/gs, '')
    // An inline script is compiled code: a renamed file or variable changes its minified names.
    .replace(/(<script(?![^>]*\b(?:src|type)=)[^>]*>).+?<\/script>/gs, '$1</script>')
    .replace(/<style>.*?<\/style>/gs, '')
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
  // The number of scripts depends on the bundler, not on the content.
  return `${lines.filter((line, index) => line !== lines[index - 1] || !/^<script|^<link/.test(line)).join('\n')}\n`.replace(
    /(?:<script [^>]*HASH\.js"[^>]*>\n<\/script>\n)+/g,
    '<script src="HASH.js">\n</script>\n',
  );
}

/** Returns the text of a page's main element, one line per block, with an empty line and `#` before each heading. */
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

/** Returns JSON with one value per line, and other text with LF line ends. */
export const normalizeData = (name: string, text: string): string =>
  name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 1)}\n` : text.replaceAll('\r\n', '\n');

/** Returns the first differing lines as "- before" and "+ after", with their line numbers. */
export function firstDifferences(before: string, after: string, limit = 3): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const differing = Array.from(
    { length: Math.max(oldLines.length, newLines.length) },
    (_, index) => index,
  ).filter((index) => oldLines[index] !== newLines[index]);
  const short = (line = '') => (line.length > 160 ? `${line.slice(0, 160)} …` : line);
  return differing
    .slice(0, limit)
    .flatMap((index) => [
      `  ${index + 1} - ${short(oldLines[index])}`,
      `  ${index + 1} + ${short(newLines[index])}`,
    ]);
}
