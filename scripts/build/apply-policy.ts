/** Adds the Content-Security-Policy to every exported page and prints the build warnings; last step of the build. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hoistBootScript } from './policy/boot';
import { mergeFlightScripts } from './policy/data';
import { findFontPreload, withFontPreload } from './policy/font';
import { removePreloadHints } from './policy/hints';
import { computeIntegrity, withIntegrity } from './policy/integrity';
import { buildPolicy, fileProblems, withPolicy } from './policy/policy';
import { moveScriptsToBodyEnd } from './policy/scripts';
import { buildWarnings } from './warnings';

const out = 'out';

// Next also exports the 404 page under its internal name, which a host would serve with status 200.
for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
  rmSync(join(out, name), { recursive: true, force: true });

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
const fontPreload = findFontPreload(readFileSync(join(out, 'index.html'), 'utf8'));
const integrities = new Map<string, string>();
/** Returns the integrity value of the exported file at a URL path, from the cache after the first call. */
function hashOf(urlPath: string): string {
  const integrity = integrities.get(urlPath) ?? computeIntegrity(readFileSync(join(out, urlPath)));
  integrities.set(urlPath, integrity);
  return integrity;
}
const problems: string[] = [];
const longest = { page: '', length: 0 };
let pages = 0;

for (const path of files.filter((name) => name.endsWith('.txt')).map((name) => join(out, name))) {
  const data = readFileSync(path, 'utf8');
  const stripped = removePreloadHints(data);
  if (stripped !== data) writeFileSync(path, stripped);
}

for (const file of files.filter((name) => /\.(html|css|svg)$/.test(name))) {
  const path = join(out, file);
  const text = readFileSync(path, 'utf8');
  if (!file.endsWith('.html')) {
    problems.push(...fileProblems(file, text).map((problem) => `${file}: ${problem}`));
    continue;
  }
  const reordered = moveScriptsToBodyEnd(hoistBootScript(mergeFlightScripts(text)));
  const html = withIntegrity(withFontPreload(reordered, fontPreload), hashOf);
  const page = buildPolicy(html);
  problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
  if (page.problems.length > 0) continue;
  writeFileSync(path, withPolicy(html, page.policy));
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
