import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteUrl } from '@/content/site';
import { colors } from '@/tailwind.config';
import { Document } from './_components/Document';

export const metadata: Metadata = { metadataBase: new URL(siteUrl) };

export const viewport: Viewport = { themeColor: colors.paper };

/** The frame around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
