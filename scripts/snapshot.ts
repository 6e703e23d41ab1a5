/**
 * Records the content of the build in out/ in a form that allows comparing two builds: pages as HTML and as text by
 * section, texts of the PDFs, data files, and calendar files of the planner. `npm run snapshot` writes it to .snapshot/;
 * `npm run snapshot:compare` compares .snapshot/ with the current out/ and exits with 1 if they differ.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extractText } from 'unpdf';
import { examples } from '../content/planner/examples';
import { plan } from '../lib/planner/engine/plan';
import { toIcs } from '../lib/planner/link/ics';
import { plannerWords } from '../lib/planner/words/words';
import { firstDifferences, normalizeData, normalizeHtml, textBySection } from './snapshot/normalize';
import { listFiles } from './support/files';

const [site, record] = ['out', '.snapshot'];

/** Returns the text of a PDF, page by page. */
async function pdfText(file: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: false });
  return text.map((words, index) => `# Page ${index + 1}\n${words}\n`).join('\n');
}

/** Returns the calendar file of each worked plan on a fixed day. */
function calendarFiles(): [name: string, text: string][] {
  const url = 'https://example.com/planner';
  const today = new Date('2026-01-01T00:00:00Z');
  return examples.map(({ id, answers }) => [
    `plans/${id}.ics`,
    normalizeData('ics', toIcs(plan(answers), answers, plannerWords, url, today)),
  ]);
}

/** Returns all recorded files by name. */
async function snapshot(): Promise<Map<string, string>> {
  if (!existsSync(site)) throw new Error('out/ does not exist: run npm run build first');
  const found = new Map<string, string>(calendarFiles());
  for (const name of listFiles(site).filter((file) => !file.startsWith('_next/'))) {
    const file = join(site, name);
    if (name.endsWith('.html')) {
      const html = readFileSync(file, 'utf8');
      found.set(name, normalizeHtml(html));
      found.set(name.replace(/html$/, 'words.txt'), textBySection(html));
    } else if (name.endsWith('.pdf')) found.set(`${name}.txt`, await pdfText(file));
    else if (/\.(?:json|csv|xml|ics|webmanifest)$/.test(name))
      found.set(name, normalizeData(name, readFileSync(file, 'utf8')));
  }
  return found;
}

/** Replaces the recorded snapshot. */
async function write() {
  rmSync(record, { recursive: true, force: true });
  const found = await snapshot();
  for (const [name, text] of found) {
    mkdirSync(dirname(join(record, name)), { recursive: true });
    writeFileSync(join(record, name), text);
  }
  console.log(`snapshot: ${found.size} files in ${record}/`);
}

/** Prints each file that differs from the recorded snapshot, with its first differing lines. */
async function compare() {
  if (!existsSync(record)) throw new Error(`${record}/ does not exist: run npm run snapshot first`);
  const now = await snapshot();
  const before = new Map(listFiles(record).map((name) => [name, readFileSync(join(record, name), 'utf8')]));
  const names = [...new Set([...before.keys(), ...now.keys()])].sort();
  const differing = names.filter((name) => before.get(name) !== now.get(name));
  for (const name of differing) {
    const [recorded, current] = [before.get(name), now.get(name)];
    if (recorded === undefined) console.log(`${name}: new`);
    else if (current === undefined) console.log(`${name}: removed`);
    else console.log([`${name}: differs`, ...firstDifferences(recorded, current)].join('\n'));
  }
  console.log(`snapshot: ${differing.length} of ${names.length} files differ`);
  if (differing.length > 0) process.exitCode = 1;
}

await (process.argv[2] === 'compare' ? compare() : write());
