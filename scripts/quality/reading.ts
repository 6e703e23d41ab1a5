/**
 * Lists the ten longest sentences of each family of built pages, and every one of more than 30 words:
 * `npm run reading -- [part of the address]`. Fails while there is one of more than 30.
 */
import { builtPage, textOf } from '../support/built-pages';
import { listPages } from '../support/serve-export';

const limit = 30;
const [, , part = ''] = process.argv;

const blocks = 'p|li|dd|dt|td|th|h[1-6]|div|section|article|figcaption|caption|summary|ul|ol|dl|table|tr|br';
/** Marks between blocks, so that no sentence runs from one into the next. */
const separate = (html: string) => html.replace(new RegExp(`</?(?:${blocks})\\b[^>]*>`, 'gi'), '\n');

/** Sentences of a prose text; a label or name, which ends without a period, has none. */
const sentences = (text: string): string[] =>
  /[.!?]["”’)]*$/.test(text)
    ? text.split(/(?<!\b(?:no|No|Art|vs)\.)(?<=[.!?]["”’)]*)\s+(?=["“(]?[\p{Lu}\d])/u)
    : [];
const wordCount = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

interface Read {
  path: string;
  words: number;
  sentence: string;
}

/** Pages of one folder are a family; the others stand alone. */
const familyOf = (path: string) => `/${path.split('/')[1]}`;

const families = new Map<string, Read[]>();
for (const path of listPages('out').filter((address) => address.includes(part))) {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(builtPage(path))?.[1] ?? '';
  const lines = separate(main.replace(/<(svg|nav)\b[^>]*>.*?<\/\1>/gs, '')).split('\n');
  const family = families.get(familyOf(path)) ?? [];
  families.set(familyOf(path), family);
  for (const sentence of lines.map(textOf).flatMap(sentences))
    if (!family.some((read) => read.sentence === sentence))
      family.push({ path, words: wordCount(sentence), sentence });
}

for (const [family, read] of families) {
  const longest = read.toSorted((a, b) => b.words - a.words);
  console.log(`\n${family}: ${read.length} sentences`);
  for (const [index, { path, words, sentence }] of longest.entries())
    if (index < 10 || words > limit) console.log(`${path}  ${words}: ${sentence}`);
  if (longest.some(({ words }) => words > limit)) process.exitCode = 1;
}
