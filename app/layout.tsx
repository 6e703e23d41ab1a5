import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LinkInterceptor } from '@/components/interactive/LinkInterceptor';
import { Document } from '@/components/layout/Document';
import { siteUrl } from '@/content/site';
import { formatDetection } from '@/lib/metadata/format-detection';
import { colors } from '@/tailwind.config';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(siteUrl), formatDetection };

/** The drawings have the colors of paper and ink: a browser's forced dark theme would lose their lines. */
export const viewport: Viewport = { colorScheme: 'only light', themeColor: colors.paper };

/** The frame around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <LinkInterceptor />
      {children}
    </Document>
  );
}
