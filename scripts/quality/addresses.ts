/**
 * Lists the documents without an official address, then opens every address and lists those that do not answer; for a
 * machine with internet, not for CI.
 */
import { addressFiles } from '@/content/addresses';
import { hrefOf } from '@/lib/addresses/addresses';
import { documentsWithoutAddress } from '@/lib/facts/facts';
import { checkUrl } from './check-url';

/** Addresses opened at the same time, and how long one may take in ms. */
const atOnce = 8;
const patience = 20_000;

console.log(`without an address: ${documentsWithoutAddress().join(', ') || 'none'}`);

const byHref = new Map<string, string[]>();
for (const records of Object.values(addressFiles))
  for (const [id, address] of Object.entries(records))
    byHref.set(hrefOf(address), [...(byHref.get(hrefOf(address)) ?? []), id]);

const silent: string[] = [];
const entries = [...byHref];
while (entries.length > 0)
  await Promise.all(
    entries.splice(0, atOnce).map(async ([href, ids]) => {
      const fault = await checkUrl(href, patience);
      if (fault) silent.push(`${ids.join(', ')}: ${href}: ${fault}`);
    }),
  );
for (const line of silent.toSorted()) console.log(line);
console.log(`${byHref.size - silent.length} of ${byHref.size} addresses answer`);
if (silent.length > 0) process.exitCode = 1;
