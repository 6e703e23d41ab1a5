import { letterCopyWords } from '@/content/page-copy/letters';
import { fill } from '../text/fill';

/** "Letter 4". */
export const letterName = (id: string) => fill(letterCopyWords.name, { id });

/** Words that start a line of their own, inside a sentence; a name keeps its capital. */
export const inSentence = (text: string) =>
  text.replace(/^(The|A|Before|Within|Where|When|Once|Your) /, (word) => word.toLowerCase());
