/** Path of security.txt. */
const securityTxtPath = '/.well-known/security.txt';

/** Days that security.txt is valid after the content date; RFC 9116 recommends less than a year. */
const validDays = 364;

/** Returns the expiry time of security.txt, ISO. */
export function securityTxtExpires(contentDate: string): string {
  const date = new Date(`${contentDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + validDays);
  return date.toISOString().replace('.000Z', 'Z');
}

/** Returns the text of security.txt (RFC 9116). */
export function securityTxt({
  email,
  origin,
  contentDate,
}: Record<'email' | 'origin' | 'contentDate', string>) {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityTxtExpires(contentDate)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    `Policy: ${origin}/legal/security`,
    '',
  ].join('\n');
}
