import { contactEmail, contentDate, siteUrl } from '@/content/site';
import { securityTxt } from '@/lib/security-txt';

export const dynamic = 'force-static';

/** Whom to tell about a weakness of the site (RFC 9116). */
export function GET() {
  return new Response(securityTxt({ email: contactEmail, origin: siteUrl, contentDate }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
