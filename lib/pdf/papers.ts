import { sheetCopy, verifyPage } from '@/content/page-copy/verify';
import { siteUrl } from '@/content/site';
import { papers } from '@/content/verify';
import { addressHost } from '@/lib/addresses/addresses';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** The checklist of a supplier's papers: what each shows as boxes to tick, and where it is looked up. */
export interface PaperSheet {
  papers: { name: string; lookUp: string; items: string[] }[];
  note: string;
}

/** Hosts that a line of the sheet names. */
const hostsShown = 2;

/** The sheet, from the records of the page alone. */
export function paperSheet(): PaperSheet {
  return {
    papers: papers.map(({ name, shows, lookUp, visibility }) => {
      const hosts = [...new Set(lookUp.map(addressHost))].slice(0, hostsShown).join(', ');
      return {
        name,
        lookUp: `${verifyPage.visibility[visibility]}. ${fill(sheetCopy.lookUp, { hosts })}`,
        items: shows.map(({ text }) => plainText(text)),
      };
    }),
    note: fill(sheetCopy.note, {
      rule: verifyPage.flags.rule,
      page: `${siteUrl}/verify`.replace(/^https?:\/\//, ''),
    }),
  };
}
