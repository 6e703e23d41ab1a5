/**
 * Lists the documents without an official address, then requests every address and lists the failures. Requires internet
 * access and does not run in CI.
 */
import { addressFiles } from '@/content/addresses';
import { hrefOf } from '@/lib/addresses/addresses';
import { documentsWithoutAddress } from '@/lib/facts/facts';

/** Number of parallel requests, and timeout of a request in ms. */
const concurrency = 8;
const timeoutMs = 20_000;

/**
 * Returns why a URL fails, or undefined if it responds. A page that requires a login or blocks bots (401, 403, 429)
 * responds; a redirect to anything but https fails.
 */
async function failureOf(href: string): Promise<string | undefined> {
  try {
    const { status, url, body } = await fetch(href, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (link check)' },
    });
    await body?.cancel();
    if (!url.startsWith('https:')) return `leads to ${url}`;
    return status < 400 || [401, 403, 429].includes(status) ? undefined : `status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

console.log(`without an address: ${documentsWithoutAddress().join(', ') || 'none'}`);

const byHref = new Map<string, string[]>();
for (const records of Object.values(addressFiles))
  for (const [id, address] of Object.entries(records))
    byHref.set(hrefOf(address), [...(byHref.get(hrefOf(address)) ?? []), id]);

const failures: string[] = [];
const entries = [...byHref];
while (entries.length > 0)
  await Promise.all(
    entries.splice(0, concurrency).map(async ([href, ids]) => {
      const failure = await failureOf(href);
      if (failure) failures.push(`${ids.join(', ')}: ${href}: ${failure}`);
    }),
  );
if (failures.length === byHref.size) {
  console.error('addresses: no address responds; this machine has no access to the internet');
  process.exit(1);
}
for (const line of failures.toSorted()) console.log(line);
console.log(`${byHref.size - failures.length} of ${byHref.size} addresses respond`);
if (failures.length > 0) process.exitCode = 1;
