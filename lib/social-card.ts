import { legalFact, pageCards } from '@/content/cards';
import { certifications } from '@/content/certifications';
import { drawings } from '@/content/certifications/drawings';
import { certificationPath, stationPath } from '@/content/navigation';
import type { Route } from '@/content/routes';
import { siteName } from '@/content/site';
import { stationHeads, stationList } from '@/content/stations/heads';
import { formatRange } from './figures/format';
import { totalDuration, totalInvestment } from './figures/totals';
import type { Path } from './metadata';

/** Size of a card in px, as chats and networks expect it. */
export const cardSize = { width: 1200, height: 630 };

/** What the picture of a route shows. */
export interface SocialCard {
  ground: 'paper' | 'ink';
  title: string;
  /** One line under the journey. */
  fact: string;
  /** Station filled on the journey. */
  station?: number;
  /** Station cards carry their number large before the title. */
  numeral?: boolean;
  /** Drawing beside the title, a file of public/art. */
  art?: string;
}

/** Address of a route's card. */
export const cardPath = (path: Path): Path => `/og${path === '/' ? '/home' : path}.png`;

/** The card of a route: from the station's or certification's record, otherwise from the page's own words. */
export function socialCard({ path, meta }: Pick<Route, 'path' | 'meta'>): SocialCard {
  const station = stationList.find(({ slug }) => stationPath(slug) === path);
  if (station) {
    const { name, number, topic, weeks } = station;
    return {
      ground: 'ink',
      title: name,
      fact: `${topic}, ${formatRange(weeks)}`,
      station: number,
      numeral: true,
    };
  }
  const certification = certifications.find(({ slug }) => certificationPath(slug) === path);
  if (certification) {
    const { slug, title, focus, place } = certification;
    return {
      ground: 'ink',
      title,
      fact: `${focus}. ${formatRange(totalDuration(certification))}, ${formatRange(totalInvestment(certification))}`,
      station: stationHeads[place.station].number,
      art: drawings[slug] && `certifications/${slug}.svg`,
    };
  }
  const text = pageCards[path];
  return {
    ground: 'paper',
    title: text?.title ?? meta.title.replace(` | ${siteName}`, ''),
    fact: text?.fact ?? legalFact,
  };
}

/** The card in words, for those who do not see it. */
export const cardAlt = ({ title, fact, numeral, station }: SocialCard): string =>
  `${siteName}: ${numeral ? `Station ${station}, ` : ''}${title}. ${fact}.`;
