/**
 * Adds the compile hint to the exported scripts, puts the styles of every page into its HTML, adds its integrity hashes and
 * its Content-Security-Policy, and prints the build warnings; last step of the build.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { addIntegrity, computeHash } from './policy/integrity';
import { addPolicy, buildPolicy } from './policy/policy';
import { inlineStyles } from './policy/styles';
import { buildWarnings } from './warnings';

const out = 'out';

// Next also exports the 404 page under its internal name, which a host would serve with status 200.
for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
  rmSync(join(out, name), { recursive: true, force: true });

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
const read = (urlPath: string) => readFileSync(join(out, urlPath), 'utf8');

// With this comment Chrome compiles a script off the main thread while it loads, not each function when it is called
// (docs/adr/0041-let-chrome-compile-scripts-while-they-load.md).
for (const script of files.filter((name) => name.endsWith('.js')))
  writeFileSync(join(out, script), `//# allFunctionsCalledOnLoad\n${read(script)}`);

const hashes = new Map<string, string>();
/** Returns the hash of the exported file at a URL path, from the cache after the first call. */
function hashOf(urlPath: string): string {
  const hash = hashes.get(urlPath) ?? computeHash(readFileSync(join(out, urlPath)));
  hashes.set(urlPath, hash);
  return hash;
}
const longest = { page: '', length: 0 };
const pages = files.filter((name) => name.endsWith('.html'));
for (const page of pages) {
  const document = parse(read(page));
  inlineStyles(document, read);
  addIntegrity(document, hashOf);
  const policy = buildPolicy(document);
  addPolicy(document, policy);
  writeFileSync(join(out, page), serialize(document));
  if (policy.length > longest.length) Object.assign(longest, { page, length: policy.length });
}

for (const warning of buildWarnings()) console.warn(warning);
console.log(`policy: added to ${pages.length} pages, longest ${longest.length} characters (${longest.page})`);
