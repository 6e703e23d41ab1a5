import { letterLabels } from '@/content/page-copy/letters';
import { fill } from '../text/fill';

/** Returns the name of a letter, for example "Letter 4". */
export const letterName = (id: string) => fill(letterLabels.name, { id });

/** Returns a text that starts a line in the form for the middle of a sentence; a proper name keeps its capital. */
export const inSentence = (text: string) =>
  text.replace(/^(The|A|Before|Within|Where|When|Once|Your) /, (word) => word.toLowerCase());
