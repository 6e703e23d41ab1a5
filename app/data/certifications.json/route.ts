import { certificationData } from '@/lib/open-data/certifications';

export const dynamic = 'force-static';

/** The eight certifications as open data. */
export const GET = () => Response.json(certificationData());
