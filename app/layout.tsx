import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/interactive/SoftNavigation';
import { Document } from '@/components/layout/Document';
import { siteUrl } from '@/content/site';
import { formatDetection } from '@/lib/metadata/format-detection';
import { colors } from '@/tailwind.config';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(siteUrl), formatDetection };

export const viewport: Viewport = { themeColor: colors.paper };

/** The frame around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SoftNavigation />
      {children}
    </Document>
  );
}
