import type { CertificationSlug } from '@/content/certifications/slugs';
import { familyRoute } from '@/lib/metadata/family-route';
import { pdfResponse } from '@/lib/pdf/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const { generateStaticParams } = familyRoute('certifications');

/** Returns the guide of a certification as a PDF file. */
export const GET = async (_request: Request, { params }: { params: Promise<{ slug: string }> }) =>
  pdfResponse((await params).slug as CertificationSlug, 'guide');
