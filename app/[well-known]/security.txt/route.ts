import { contactEmail, contentDate, siteUrl } from '@/content/site';
import { securityTxt } from '@/lib/metadata/security-txt';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Returns the only value of the parameter. The router ignores folders in `app` whose name begins with a dot, so
 * `.well-known` has to be a parameter.
 */
export const generateStaticParams = () => [{ 'well-known': '.well-known' }];

/** Returns the contact for reports of vulnerabilities of the site (RFC 9116). */
export function GET() {
  return new Response(securityTxt({ email: contactEmail, origin: siteUrl, contentDate }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
