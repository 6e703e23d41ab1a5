import { labels } from '@/content/labels';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { PageCard, Path } from '@/content/page-declaration';
import { siteName } from '@/content/site';
import { stationHeads } from '@/content/stations/heads';
import { fill } from '@/lib/text/fill';
import { formatRange } from '../figures/format';
import { totalDuration, totalInvestment } from '../figures/totals';
import { plainText } from '../text/rich-text';

/** Size of a card in px, as recommended by chats and social networks. */
export const cardSize = { width: 1200, height: 630 };

/** Content of a page's social card. */
export interface SocialCard {
  theme: 'paper' | 'ink';
  title: string;
  /** Line below the journey. */
  fact: string;
  /** Number of the station filled on the journey. */
  station?: number;
  /** Whether the station number is printed large before the title. */
  numeral?: boolean;
  /** Drawing next to the title, a file of public/art. */
  art?: string;
}

/** Returns the path of a page's card. */
export const cardPath = (path: Path): Path => `/og${path === '/' ? '/home' : path}.png`;

/** Returns the content of a card: from the station's or certification's record, otherwise from the page's copy. */
export function socialCard(card: PageCard): SocialCard {
  switch (card.kind) {
    case 'words':
      return { theme: 'paper', title: card.title, fact: plainText(card.fact) };
    case 'buyer': {
      const { nameInSentence, cardFact } = card.buyer;
      return { theme: 'ink', title: fill(buyersCopy.title, { buyer: nameInSentence }), fact: cardFact };
    }
    case 'station': {
      const { name, number, topic, weeks } = card.station;
      return {
        theme: 'ink',
        title: name,
        fact: `${topic}, ${formatRange(weeks)}`,
        station: number,
        numeral: true,
      };
    }
    case 'certification': {
      const { slug, title, focus, place } = card.certification;
      const figures = [totalDuration(card.certification), totalInvestment(card.certification)];
      return {
        theme: 'ink',
        title,
        fact: `${focus}. ${figures.map((figure) => formatRange(figure)).join(', ')}`,
        station: stationHeads[place.station].number,
        art: `certifications/${slug}.svg`,
      };
    }
  }
}

/** Returns the alternative text of a card. */
export const cardAlt = ({ title, fact, numeral, station }: SocialCard): string =>
  `${siteName}: ${numeral ? `${fill(labels.station, { number: station ?? '' })}, ` : ''}${title}. ${fact}.`;
