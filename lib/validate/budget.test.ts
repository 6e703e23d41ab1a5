import { type BudgetContent, budgetContent, validateBudget } from './budget';

// biome-ignore lint/suspicious/noExplicitAny: a test breaks one field after the other.
type Broken = any;

/** Faults of the real content after one change. */
function faults(change: (content: Broken) => void): string[] {
  const content: Broken = JSON.parse(JSON.stringify(budgetContent));
  change(content);
  return validateBudget(content as BudgetContent).map(
    ({ file, record, field, message }) => `${file}, ${record}.${field}: ${message}`,
  );
}

test.each<[string, (content: Broken) => void, string]>([
  [
    'an amount with cents',
    ({ files }) => (files['tests.ts'].retestPrice.value[0] = 99.5),
    'tests.ts, retestPrice.value[0]: 99.5 is no whole number',
  ],
  [
    'a basis without its source',
    ({ files }) => (files['cmmc.ts'].cloudLicense.basis[0].source = ' '),
    'cmmc.ts, cloudLicense.basis[0].source: text is missing',
  ],
  [
    'a basis without a day',
    ({ files }) => (files['cmmc.ts'].cloudLicense.basis[0].checked = 'November'),
    'cloudLicense.basis[0].checked: "November" is no ISO day',
  ],
  [
    'an open figure with a zero for a price',
    ({ files }) => (files['tests.ts'].notifiedBody.radio.value = [0, 0]),
    'tests.ts, notifiedBody.radio.value: an open figure has a value',
  ],
  [
    'a missing value that is not open',
    ({ files }) => (files['tests.ts'].notifiedBody.machinery.value = null),
    'notifiedBody.machinery.value: no value, and not open',
  ],
  [
    'a larger company that is cheaper',
    ({ files }) => (files['cmmc.ts'].assessorPrice.value[1][1] = [100, 200]),
    'assessorPrice.value[1]: up to 75 people cost less than up to 25',
  ],
  [
    'bands out of order',
    ({ files }) => (files['audit-time.ts'].auditTables.qms.value[3][0] = 2),
    'auditTables.qms.value[3]: 2 people after 15',
  ],
  [
    'a sentence that is too long',
    ({ paragraphs }) => (paragraphs[0].text = `${'word '.repeat(31)}end.`),
    'paragraphs.ts, range (iso9001, iso27001, as9100d, aqap2110).text: more than 30 words',
  ],
  [
    'a block without a name',
    ({ words }) => (words.blockWords.body.name = ''),
    'words.ts, blockWords.body.name: text is missing',
  ],
])('%s is reported', (_, change, expected) => {
  expect(faults(change).join('\n')).toContain(expected);
});
