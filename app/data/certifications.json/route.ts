import { certificationData } from '@/lib/open-data/certifications';

export const dynamic = 'force-static';

/** Returns the eight certifications as JSON. */
export const GET = () => Response.json(certificationData());
