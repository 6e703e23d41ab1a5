import type { MetadataRoute } from 'next';
import { home } from '@/content/page-copy/home';
import { siteName } from '@/content/site';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';

/**
 * Returns name, colors and icons for a home screen. The logo is inside the safe area of a maskable icon, so one file
 * serves both purposes.
 */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: home.meta.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
