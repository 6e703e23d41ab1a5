/** Last step of the build: every exported page gets its Content-Security-Policy, and the host its headers. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareHeaders, cloudflareRewrites } from '../hosts/cloudflare';
import { withBootFirst } from './policy/boot';
import { withDataInOnePiece } from './policy/data';
import { fontPreloadOf, withFontPreload } from './policy/font';
import { withoutFileHints } from './policy/hints';
import { integrityOf, withIntegrity } from './policy/integrity';
import { fileProblems, policyOf, withPolicy } from './policy/policy';
import { withScriptsLast } from './policy/scripts';

const out = 'out';

// Next exports its internal name of the 404 page as a page of its own, which a host would serve with status 200.
for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
  rmSync(join(out, name), { recursive: true, force: true });

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
const fontPreload = fontPreloadOf(readFileSync(join(out, 'index.html'), 'utf8'));
const integrities = new Map<string, string>();
/** Integrity of the exported file at an address of the site, computed once. */
function hashOf(address: string): string {
  const known = integrities.get(address) ?? integrityOf(readFileSync(join(out, address)));
  integrities.set(address, known);
  return known;
}
const problems: string[] = [];
const longest = { page: '', length: 0 };
let pages = 0;

for (const path of files.filter((name) => name.endsWith('.txt')).map((name) => join(out, name))) {
  const data = readFileSync(path, 'utf8');
  const lean = withoutFileHints(data);
  if (lean !== data) writeFileSync(path, lean);
}

for (const file of files.filter((name) => /\.(html|css|svg)$/.test(name))) {
  const path = join(out, file);
  const text = readFileSync(path, 'utf8');
  if (!file.endsWith('.html')) {
    problems.push(...fileProblems(file, text).map((problem) => `${file}: ${problem}`));
    continue;
  }
  const ordered = withScriptsLast(withBootFirst(withDataInOnePiece(text)));
  const whole = withIntegrity(withFontPreload(ordered, fontPreload), hashOf);
  const page = policyOf(whole);
  problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
  if (page.problems.length > 0) continue;
  writeFileSync(path, withPolicy(whole, page.policy));
  pages += 1;
  if (page.policy.length > longest.length) Object.assign(longest, { page: file, length: page.policy.length });
}

if (problems.length > 0) {
  for (const problem of problems) console.error(`policy: ${problem}`);
  console.error(`policy: ${problems.length} problem(s), build stopped`);
  process.exit(1);
}
writeFileSync(join(out, '_headers'), cloudflareHeaders(files.map((file) => `/${file}`)));
writeFileSync(join(out, '_redirects'), cloudflareRewrites(files.map((file) => `/${file}`)));
// Settings of the local server, which Cloudflare would publish.
writeFileSync(join(out, '.assetsignore'), 'serve.json\n');
console.log(`policy: ${pages} pages, longest ${longest.length} characters (${longest.page})`);
