/** Stops the build when content breaks a rule; each line names the record and the field. */
import { contentProblems } from '../lib/validate/content';

const problems = contentProblems();
for (const problem of problems) console.error(`content: ${problem}`);
if (problems.length > 0) {
  console.error(`content: ${problems.length} problem(s), build stopped`);
  process.exit(1);
}
