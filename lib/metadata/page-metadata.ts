import type { Metadata } from 'next';
import { rulesPage } from '@/content/page-copy/rules';
import type { PagePath } from '@/content/pages';
import { siteName } from '@/content/site';
import { absoluteUrl } from '../pages/absolute-url';
import { pageRecords } from '../pages/records';
import { pageAt } from '../pages/registry';
import { atomPath, atomType } from '../rules/atom';
import { changesIn } from '../rules/register';
import { cardAlt, cardPath, cardSize, socialCard } from './social-card';

const feed = { [atomType]: [{ url: absoluteUrl(atomPath), title: rulesPage.feedTitle }] };

/** Returns whether a page prints a rule whose changes are in the feed. */
const printsRules = (path: PagePath) => changesIn(pageRecords[path]).length > 0;

/** Returns the Next.js metadata of a page: title, description, canonical URL and social card. */
export function pageMetadata(path: PagePath): Metadata {
  const { meta, card, index, locale = 'en' } = pageAt(path);
  return {
    title: meta.title,
    description: meta.description,
    alternates: { canonical: absoluteUrl(path), types: printsRules(path) ? feed : undefined },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      title: meta.title,
      description: meta.description,
      url: absoluteUrl(path),
      siteName,
      locale,
      type: 'website',
      images: [
        { url: absoluteUrl(cardPath(path)), ...cardSize, alt: cardAlt(socialCard(card)), type: 'image/png' },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
