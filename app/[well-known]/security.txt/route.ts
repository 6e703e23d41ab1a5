import { contactEmail, contentDate, siteUrl } from '@/content/site';
import { securityTxt } from '@/lib/metadata/security-txt';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * The folder's name begins with a dot, which the router ignores in `app`: it comes as the only value of a parameter.
 */
export const generateStaticParams = () => [{ 'well-known': '.well-known' }];

/** Whom to tell about a vulnerability of the site (RFC 9116). */
export function GET() {
  return new Response(securityTxt({ email: contactEmail, origin: siteUrl, contentDate }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
