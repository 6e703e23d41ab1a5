import type { SocialCard } from '@/lib/metadata/social-card';

/** The average width of a letter in em, and the width of the numeral with its gap in px. */
const letterWidth = 0.56;
const numeralWidth = 240;
/** The average width of a letter in em over several words of mostly lowercase letters. */
const wrappedLetterWidth = 0.52;
/** The largest font sizes in px of a name on one line and on two lines. */
const maxOneLineSize = 184;
const maxTwoLineSize = 148;

/** Returns the number of lines that a title takes at a font size. */
function linesOf(title: string, size: number, space: number): number {
  const maxLetters = space / (size * wrappedLetterWidth);
  let lines = 1;
  let length = 0;
  for (const word of title.split(' ')) {
    const newLength = length === 0 ? word.length : length + 1 + word.length;
    if (newLength > maxLetters && length > 0) lines += 1;
    length = newLength > maxLetters ? word.length : newLength;
  }
  return lines;
}

/** Returns the width and font size of a title in px. Sentences wrap at a fixed size; names are as large as fits. */
export function titleBox({ title, numeral, art, theme }: SocialCard): {
  width: number;
  size: number;
} {
  const width = art ? 560 : 980;
  if (theme === 'paper') return { width, size: 104 };
  const space = numeral ? width - numeralWidth : width;
  const sizeFor = (letters: number, largest: number) =>
    Math.min(largest, Math.floor(space / (letters * letterWidth)));
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  // A third line would overlap the site name above and the line below.
  let twoLineSize = sizeFor(longestWord, maxTwoLineSize);
  while (linesOf(title, twoLineSize, space) > 2) twoLineSize -= 1;
  return { width, size: Math.max(sizeFor(title.length, maxOneLineSize), twoLineSize) };
}
