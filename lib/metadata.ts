import type { Metadata } from 'next';
import { siteName, siteUrl } from '@/content/site';
import type { Meta } from '@/content/text';
import { cardAlt, cardPath, cardSize, socialCard } from './social-card';

/** Route of a page, "/" for home, never with a trailing slash. */
export type Path = '/' | `/${string}`;

/** Absolute address of a route; the home page is the origin alone. */
export const absoluteUrl = (path: Path): string => (path === '/' ? siteUrl : `${siteUrl}${path}`);

/** Next metadata of a page: title, description, canonical and what chats show. */
export function pageMetadata(path: Path, meta: Meta, options: { index?: boolean } = {}): Metadata {
  const card = socialCard({ path, meta });
  return {
    title: meta.title,
    description: meta.description,
    alternates: { canonical: absoluteUrl(path) },
    robots: options.index === false ? { index: false, follow: true } : undefined,
    openGraph: {
      title: meta.title,
      description: meta.description,
      url: absoluteUrl(path),
      siteName,
      locale: 'en',
      type: 'website',
      images: [{ url: absoluteUrl(cardPath(path)), ...cardSize, alt: cardAlt(card), type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
