/**
 * Puts the styles of every exported page into its HTML, adds its integrity hashes and its Content-Security-Policy, and prints the
 * build warnings; last step of the build.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { addIntegrity, computeHash } from './policy/integrity';
import { addPolicy, buildPolicy, fileProblems } from './policy/policy';
import { inlineStyles } from './policy/styles';
import { buildWarnings } from './warnings';

const out = 'out';

// Next also exports the 404 page under its internal name, which a host would serve with status 200.
for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
  rmSync(join(out, name), { recursive: true, force: true });

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
const read = (urlPath: string) => readFileSync(join(out, urlPath), 'utf8');
const hashes = new Map<string, string>();
/** Returns the hash of the exported file at a URL path, from the cache after the first call. */
function hashOf(urlPath: string): string {
  const hash = hashes.get(urlPath) ?? computeHash(readFileSync(join(out, urlPath)));
  hashes.set(urlPath, hash);
  return hash;
}
const problems: string[] = [];
const longest = { page: '', length: 0 };
let pages = 0;

for (const file of files.filter((name) => /\.(html|css|svg)$/.test(name))) {
  if (!file.endsWith('.html')) {
    problems.push(...fileProblems(file, read(file)).map((problem) => `${file}: ${problem}`));
    continue;
  }
  const document = parse(read(file));
  inlineStyles(document, read);
  addIntegrity(document, hashOf);
  const page = buildPolicy(document);
  problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
  if (page.problems.length > 0) continue;
  addPolicy(document, page.policy);
  writeFileSync(join(out, file), serialize(document));
  pages += 1;
  if (page.policy.length > longest.length) Object.assign(longest, { page: file, length: page.policy.length });
}

if (problems.length > 0) {
  for (const problem of problems) console.error(`policy: ${problem}`);
  console.error(`policy: build stopped because of ${problems.length} problem(s)`);
  process.exit(1);
}
for (const warning of buildWarnings()) console.warn(warning);
console.log(`policy: added to ${pages} pages, longest ${longest.length} characters (${longest.page})`);
