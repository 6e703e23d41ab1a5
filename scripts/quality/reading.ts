/** Reports the words per sentence of every built page: `npm run reading -- [folder] [part of the address]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainTexts, sentences, wordCount } from './sentences';

/** Average on certification and station pages, and the longest sentence anywhere, in words. */
const goals = { average: 17, longest: 40 };

const [folder = 'out', part = ''] = process.argv.slice(2);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html') && path.includes(part))
  .sort();

for (const page of pages) {
  const all = mainTexts(readFileSync(join(folder, page), 'utf8')).flatMap(sentences);
  if (all.length === 0) continue;
  const counts = all.map(wordCount);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const long = all.filter((sentence) => wordCount(sentence) > goals.longest);
  const over = average > goals.average || long.length > 0 ? '  over' : '';
  console.log(
    `/${page.replace(/(index)?\.html$/, '')}`.padEnd(38),
    `${String(all.length).padStart(4)} sentences, ${average.toFixed(1)} words on average, ${Math.max(...counts)} at most${over}`,
  );
  for (const sentence of long) console.log(`  ${wordCount(sentence)}: ${sentence}`);
}
