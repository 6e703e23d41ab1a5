/** Lists the sentences of the built pages that have more than 30 words: `npm run reading -- [part of the address]`. */
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

for (const path of listPages('out').filter((address) => address.includes(part))) {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(builtPage(path))?.[1] ?? '';
  const lines = separate(main.replace(/<(svg|nav)\b[^>]*>.*?<\/\1>/gs, '')).split('\n');
  for (const sentence of lines.map(textOf).flatMap(sentences))
    if (wordCount(sentence) > limit) console.log(`${path}  ${wordCount(sentence)}: ${sentence}`);
}
