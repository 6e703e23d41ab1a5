/**
 * Writes the content of the build in out/ to a folder, without what differs between two builds of the same content, so that
 * `git diff --no-index` can compare two builds: pages, texts of the PDFs and data files.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extractText } from 'unpdf';

const [folder = '.snapshot/before'] = process.argv.slice(2);

/** Returns the text of a PDF, page by page. */
async function pdfText(file: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: false });
  return text.join('\n\n');
}

/** Matches a name with a content hash; captures the part before it and the extension. */
const hashedFile = /(\/_next\/static\/(?:chunks|media)\/(?:[^/"'\s\\]*[.-])?)[0-9a-z_-]{13}(\.[0-9a-z]+)/g;

/** Returns a page with one tag per line, without hashes, generated ids, comments, scripts and styles. */
const normalizeHtml = (html: string): string =>
  html
    .replace(/<script(?![^>]* type=)[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/_[rR]_[0-9a-z]+_/g, 'ID')
    .replace(hashedFile, '$1HASH$2')
    .replace(/\b[\w-]{6}_(variable|className)\b/g, 'HASH_$1')
    .replace(/sha(256|384|512)-[A-Za-z0-9+/]+=*/g, 'sha$1-HASH')
    .replace(/(\/[\w-]+\.(?:ico|svg|png|webmanifest))\?[\w.-]+/g, '$1?HASH')
    .replace(/(?<=>)(?=[^<\s])|(?=<)/g, '\n')
    .replace(/\n\s+/g, '\n');

rmSync(folder, { recursive: true, force: true });
const recorded = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!_next\/).*\.(?:html|pdf|json|csv|xml|webmanifest)$/.test(file),
);
for (const name of recorded) {
  const file = join('out', name);
  const target = join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  if (name.endsWith('.pdf')) writeFileSync(`${target}.txt`, await pdfText(file));
  else if (name.endsWith('.html')) writeFileSync(target, normalizeHtml(readFileSync(file, 'utf8')));
  // One value per line.
  else if (name.endsWith('.json'))
    writeFileSync(target, JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 1));
  else writeFileSync(target, readFileSync(file));
}
console.log(`snapshot: ${recorded.length} files in ${folder}/`);
