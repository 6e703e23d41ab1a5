import { buildDate } from '@/content/build-date';
import { contentDate, openSettings } from '@/content/site';
import { securityTxtExpires } from '@/lib/metadata/security-txt';
import { overdueFacts } from '@/lib/reviews/fact-reviews';

/** What the owner has to look after: settings that are not set, facts past their review, an expired contact file. */
export function buildWarnings(): string[] {
  const expires = securityTxtExpires(contentDate);
  return [
    ...openSettings().map((name) => `site: ${name} is not set; set it before launch`),
    ...overdueFacts(buildDate).map((fact) => `facts: ${fact}`),
    ...(expires.slice(0, 10) < buildDate
      ? [`site: security.txt expired on ${expires}; set contentDate to the last editorial change`]
      : []),
  ];
}
