import type { Metadata } from 'next';
import type { PagePath } from '@/content/pages';
import { siteName } from '@/content/site';
import { pageAt } from '../pages/page-at';
import { absoluteUrl } from './absolute-url';
import { cardAlt, cardPath, cardSize, socialCard } from './social-card';

/** Next metadata of a page: title, description, canonical and what chats show. */
export function pageMetadata(path: PagePath): Metadata {
  const { meta, card, index } = pageAt(path);
  return {
    title: meta.title,
    description: meta.description,
    alternates: { canonical: absoluteUrl(path) },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      title: meta.title,
      description: meta.description,
      url: absoluteUrl(path),
      siteName,
      locale: 'en',
      type: 'website',
      images: [
        { url: absoluteUrl(cardPath(path)), ...cardSize, alt: cardAlt(socialCard(card)), type: 'image/png' },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
