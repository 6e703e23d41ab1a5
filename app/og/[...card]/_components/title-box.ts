import type { SocialCard } from '@/lib/metadata/social-card';

/** Average width of a letter, and of the numeral with its gap. */
const letter = 0.56;
const numeralWidth = 240;
/** The same over several words of mostly small letters. */
const letterOfLines = 0.52;
/** Largest sizes of a name on one line and on two. */
const oneLine = 184;
const twoLines = 148;

/** Lines that a title takes at a size, filled word by word. */
function linesOf(title: string, size: number, room: number): number {
  const most = room / (size * letterOfLines);
  let lines = 1;
  let length = 0;
  for (const word of title.split(' ')) {
    const longer = length === 0 ? word.length : length + 1 + word.length;
    if (longer > most && length > 0) lines += 1;
    length = longer > most ? word.length : longer;
  }
  return lines;
}

/** Room and size of a title: sentences wrap at the page title's size, names are as large as fits. */
export function titleBox({ title, numeral, art, theme }: SocialCard): {
  width: number;
  size: number;
} {
  const width = art ? 560 : 980;
  if (theme === 'paper') return { width, size: 104 };
  const room = numeral ? width - numeralWidth : width;
  const sizeFor = (letters: number, largest: number) =>
    Math.min(largest, Math.floor(room / (letters * letter)));
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  // A third line would lie over the name above and the line below.
  let onTwo = sizeFor(longestWord, twoLines);
  while (linesOf(title, onTwo, room) > 2) onTwo -= 1;
  return { width, size: Math.max(sizeFor(title.length, oneLine), onTwo) };
}
