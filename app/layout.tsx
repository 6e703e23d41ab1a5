import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LinkInterceptor } from '@/components/interactive/LinkInterceptor';
import { Document } from '@/components/layout/Document';
import { siteUrl } from '@/content/site';
import { formatDetection } from '@/lib/metadata/format-detection';
import { colors } from '@/tailwind.config';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(siteUrl), formatDetection };

/** Light only: the drawings have fixed colors, so their lines would disappear in a browser's forced dark mode. */
export const viewport: Viewport = { colorScheme: 'only light', themeColor: colors.paper };

/** Renders the layout around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <LinkInterceptor />
      {children}
    </Document>
  );
}
