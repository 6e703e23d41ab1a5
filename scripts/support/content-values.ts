import { readdirSync } from 'node:fs';
import { fieldsIn } from '@/lib/content/walk';

/** Modules that only collect records of other files come last, so that a value is reported in the file that defines it. */
const isCollection = (file: string) => /(^|\/)(index|pages|records)\.ts$/.test(file);

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort((a, b) => Number(isCollection(a)) - Number(isCollection(b)) || a.localeCompare(b));

const seen = new Set<unknown>();

/** Every file in content/ that exports data, with every value in it by the path of its field. */
export const contentValues = files
  .map((file): [file: string, values: [field: string, value: unknown][]] => [
    `content/${file}`,
    fieldsIn({ ...require(`../../content/${file}`) }, '', seen),
  ])
  .filter(([, values]) => values.length > 1);
