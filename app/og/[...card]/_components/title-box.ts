import type { SocialCard } from '@/lib/metadata/social-card';

/** Average width of a letter, and of the numeral with its gap. */
const letter = 0.56;
const numeralWidth = 240;
/** Largest sizes of a name on one line and on two. */
const oneLine = 184;
const twoLines = 148;

/** Room and size of a title: sentences wrap at the page title's size, names are as large as fits. */
export function titleBox({ title, numeral, art, ground }: SocialCard): {
  width: number;
  size: number;
} {
  const width = art ? 560 : 980;
  if (ground === 'paper') return { width, size: 104 };
  const room = numeral ? width - numeralWidth : width;
  const sizeFor = (letters: number, largest: number) =>
    Math.min(largest, Math.floor(room / (letters * letter)));
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  return { width, size: Math.max(sizeFor(title.length, oneLine), sizeFor(longestWord, twoLines)) };
}
