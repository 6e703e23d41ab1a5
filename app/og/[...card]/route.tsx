import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { pages } from '@/content/pages';
import { cardPath, cardSize, socialCard } from '@/lib/metadata/social-card';
import { Card } from './_components/Card';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Returns the route parameters, one card per page: /og/about.png, /og/certifications/cmmc.png. */
export function generateStaticParams() {
  return pages.map(({ path }) => ({ card: cardPath(path).split('/').slice(2) }));
}

/** Returns the drawing as a data URL, because the renderer does not open files. */
async function drawingUrl(file: string): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public/art', file));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

/** Returns a font of the card. */
async function font(name: 'Archivo' | 'Onest') {
  const data = await readFile(join(process.cwd(), `lib/pdf/fonts/${name.toLowerCase()}-600.ttf`));
  return { name, data, weight: 600, style: 'normal' } as const;
}

/** Returns the social card of a page as a PNG, or 404 if there is no such page. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string[] }> }) {
  const address = `/og/${(await params).card.join('/')}`;
  const page = pages.find(({ path }) => cardPath(path) === address);
  if (!page) return new Response(null, { status: 404 });
  const card = socialCard(page.card);
  return new ImageResponse(<Card art={card.art && (await drawingUrl(card.art))} card={card} />, {
    ...cardSize,
    // The second font is for Cyrillic, which the first lacks. The renderer would download one from another origin.
    fonts: [await font('Archivo'), ...(page.locale === 'uk' ? [await font('Onest')] : [])],
  });
}
