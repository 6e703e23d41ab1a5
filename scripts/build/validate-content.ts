/** Stops the build when content breaks a rule; each line names the record and the field. */
import { buildDate } from '@/content/build-date';
import { contentDate, openSettings } from '@/content/site';
import { securityTxtExpires } from '@/lib/metadata/security-txt';
import { overdueFacts } from '@/lib/reviews/fact-pages';
import { contentProblems } from '@/lib/validate/content';

const problems = contentProblems();
for (const problem of problems) console.error(`content: ${problem}`);
if (problems.length > 0) {
  console.error(`content: ${problems.length} problem(s), build stopped`);
  process.exit(1);
}

for (const name of openSettings()) console.warn(`site: ${name} is not set; set it before launch`);
for (const fact of overdueFacts(buildDate)) console.warn(`facts: ${fact}`);
const expires = securityTxtExpires(contentDate);
if (expires.slice(0, 10) < buildDate) {
  console.warn(`site: security.txt expired on ${expires}; set contentDate to the last editorial change`);
}
