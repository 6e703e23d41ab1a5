/**
 * Lists the documents without an official address, then requests every address and lists the failures. Requires internet
 * access and does not run in CI.
 */
import { addressFiles } from '@/content/addresses';
import { hrefOf } from '@/lib/addresses/addresses';
import { documentsWithoutAddress } from '@/lib/facts/facts';
import { checkUrl } from './check-url';

/** Number of parallel requests, and timeout of a request in ms. */
const concurrency = 8;
const timeoutMs = 20_000;

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
      const failure = await checkUrl(href, timeoutMs);
      if (failure) failures.push(`${ids.join(', ')}: ${href}: ${failure}`);
    }),
  );
for (const line of failures.toSorted()) console.log(line);
console.log(`${byHref.size - failures.length} of ${byHref.size} addresses respond`);
if (failures.length > 0) process.exitCode = 1;
