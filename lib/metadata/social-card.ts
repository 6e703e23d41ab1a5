import { labels } from '@/content/labels';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { PageCard, Path } from '@/content/page-declaration';
import { siteName } from '@/content/site';
import { stationHeads } from '@/content/stations/heads';
import { fill } from '@/lib/text/fill';
import { formatRange } from '../figures/format';
import { totalDuration, totalInvestment } from '../figures/totals';
import { plainText } from '../text/rich-text';

/** Size of a card in px, as chats and networks expect it. */
export const cardSize = { width: 1200, height: 630 };

/** What the picture of a page shows. */
export interface SocialCard {
  theme: 'paper' | 'ink';
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

/** Address of a page's card. */
export const cardPath = (path: Path): Path => `/og${path === '/' ? '/home' : path}.png`;

/** What the card shows: from the station's or certification's record, otherwise the page's own words. */
export function socialCard(card: PageCard): SocialCard {
  switch (card.kind) {
    case 'words':
      return { theme: 'paper', title: card.title, fact: plainText(card.fact) };
    case 'buyer': {
      const { inText, cardFact } = card.buyer;
      return { theme: 'ink', title: fill(buyersCopy.title, { buyer: inText }), fact: cardFact };
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
        fact: `${focus}. ${figures.map(formatRange).join(', ')}`,
        station: stationHeads[place.station].number,
        art: `certifications/${slug}.svg`,
      };
    }
  }
}

/** The card in words, for those who do not see it. */
export const cardAlt = ({ title, fact, numeral, station }: SocialCard): string =>
  `${siteName}: ${numeral ? `${fill(labels.station, { number: station ?? '' })}, ` : ''}${title}. ${fact}.`;
