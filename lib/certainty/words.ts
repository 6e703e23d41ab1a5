import {
  type Certainty,
  certainties,
  certaintyLine,
  certaintyWords,
  issuer,
  newestRead,
} from '@/content/certainty';
import { formatDate, oneWord } from '../figures/format';
import { fill } from '../text/fill';

/** What stands beside a statement of this certainty; undefined beside what was read at its source. */
export function certaintyOf(certainty: Certainty, office: string = issuer): string | undefined {
  const words = certaintyWords[certainty];
  return words?.replace('{office}', office);
}

/** "Checked 21 November 2026. 10 read at the source, 2 reported. …": once a page, under its title. */
export function checkedLine(day: string, all: readonly { certainty: Certainty }[]): string {
  const counts = certainties.flatMap((each) => {
    const count = all.filter(({ certainty }) => certainty === each).length;
    return count ? [fill(certaintyLine.counts[each], { count })] : [];
  });
  return [
    fill(certaintyLine.checked, { day: oneWord(formatDate(day)) }),
    `${counts.join(', ')}.`,
    fill(certaintyLine.newest, { month: oneWord(formatDate(newestRead)) }),
  ].join(' ');
}
