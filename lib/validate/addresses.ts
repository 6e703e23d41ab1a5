import type { Address } from '@/content/addresses/types';
import { checkDay, checkValues, type Problem, reporter } from './values';

type Files = Readonly<Record<string, Readonly<Record<string, Address>>>>;

/** Ids of addresses that belong to an entry of the glossary begin so. */
const ofEntry = 'glossary/';

/**
 * Checks what the types cannot say about official addresses: one that is not https or holds a password, a check that is
 * missing or no day, an id in two files, an entry that the glossary has not. `entries` are the ids of the glossary.
 */
export function validateAddresses(files: Files, entries: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  for (const [name, records] of Object.entries(files)) {
    for (const [id, address] of Object.entries(records)) {
      const report = reporter(problems, `content/addresses/${name}.ts`, id);
      checkValues(address, '', report);
      if (ids.has(id)) report('id', 'stands in another file too');
      ids.add(id);
      const { url, certainty, checked } = address;
      if (!isOfficial(url)) report('url', `"${url}" is no https address of a host`);
      if (certainty !== 'common-practice' && !checked)
        report('checked', 'is missing for an address that was looked up');
      if (checked) checkDay(checked, 'checked', report);
      if (id.startsWith(ofEntry) && !entries.has(id.slice(ofEntry.length)))
        report('id', `the glossary has no "${id.slice(ofEntry.length)}"`);
    }
  }
  return problems;
}

/** Whether an address is https on a named host, on the usual port, without a user's name. */
function isOfficial(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  return protocol === 'https:' && /\.[a-z]{2,}$/.test(hostname) && !port && !username && !password;
}
